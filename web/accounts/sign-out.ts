import { session } from '../session.tsx';
import { texts } from '../texts.ts';
import { notifyRefusal } from '../ui/notify.ts';

/** Signs out, here or everywhere; a failure is told, and the person stays where they are. */
export async function signOut(everywhere = false): Promise<void> {
  try {
    await session.signOut(everywhere);
  } catch (error) {
    notifyRefusal(error, texts.errors.signOut);
  }
}
