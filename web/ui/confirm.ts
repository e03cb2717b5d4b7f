import { modals } from '@mantine/modals';

type Question = Parameters<typeof modals.openConfirmModal>[0];

/** Asks before something is done; its first action has the focus, not the cross in the corner. Returns the dialog's id. */
export function openConfirm(question: Question): string {
  return modals.openConfirmModal({
    ...question,
    cancelProps: { ...question.cancelProps, ...({ 'data-autofocus': true } as object) },
  });
}
