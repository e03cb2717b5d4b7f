import type { Bus } from './bus.ts';
import { topics } from './events.ts';
import type { LiveSource } from './source.ts';

/** An answer that is being written: the whole text so far. Of somebody who types nothing is known but their name. */
export interface Writing {
  questionSeq: number;
  text: string;
  /** Who is typing: a person of the shop, or the visitor, whose name is null; null while nobody is. */
  typing: { name: string | null } | null;
}

/** For whom it is: nobody is told that they are typing themselves. */
export type WritingFor = 'VISITOR' | 'STAFF';

const TYPING_LASTS = 6_000; // ms after the last hint; who goes on typing gives one every 3 s at most

const FORGOTTEN_AFTER = 30_000; // ms; its process is gone: no answer takes so long

/**
 * The answers that are being written now, on whatever process. Texts so far, not pieces: whoever comes late, or misses
 * one, has everything with the next.
 */
export class Writings {
  readonly #bus: Bus;
  readonly #now = new Map<string, { writing: Writing; heardAt: number }>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.listen(topics.writings(), (event) => {
      if (event.kind !== 'writing') return;
      const { id, questionSeq, text } = event;
      if (text === null) this.#now.delete(id);
      else this.#now.set(id, { writing: { questionSeq, text, typing: null }, heardAt: performance.now() });
      if (this.#now.size > 1_000) this.#forgetOld();
    });
  }

  current(conversationId: string): Writing | null {
    const found = this.#now.get(conversationId);
    return found && performance.now() - found.heardAt < FORGOTTEN_AFTER ? found.writing : null;
  }

  /** What is being written in a conversation, now and whenever there is more; null when nothing is. */
  source<Field extends string>(
    field: Field,
    companyId: string,
    id: string,
    reader: WritingFor,
  ): LiveSource<Record<Field, Writing | null>> {
    const topic = topics.writing(companyId, id);
    const root = (writing: Writing | null) => ({ [field]: writing }) as Record<Field, Writing | null>;
    return {
      kind: 'value',
      name: `${field} ${topic}`,
      after: 0,
      read: async () => ({ root: root(this.current(id)), position: 0, isLast: true }),
      listen: (listener) => {
        const tell = (writing: Writing | null) => listener({ root: root(writing), position: 0 });
        let timer: NodeJS.Timeout | undefined;
        const stop = this.#bus.listen(topic, (event) => {
          if (event.kind === 'writing') {
            const { questionSeq, text } = event;
            tell(text === null ? null : { questionSeq, text, typing: null });
          }
          if (event.kind !== 'typing' || (event.name === null) !== (reader === 'STAFF')) return;
          clearTimeout(timer);
          timer = setTimeout(() => tell(this.current(id)), TYPING_LASTS).unref();
          tell({ questionSeq: 0, text: '', typing: { name: event.name } });
        });
        return () => {
          clearTimeout(timer);
          stop();
        };
      },
    };
  }

  #forgetOld(): void {
    for (const [id, { heardAt }] of this.#now) if (performance.now() - heardAt > FORGOTTEN_AFTER) this.#now.delete(id);
  }
}
