import type { Model, ModelRequest } from '../model/model.ts';

/** A model that answers as a test says, after so many ms or whenever the test lets it. */
export function scriptedModel(
  answer: (text: string) => string,
  wait: number | ((text: string) => Promise<unknown>) = 0,
): Model & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    isActive: true,
    async reply({ text, productIds }: ModelRequest) {
      asked.push(text);
      await (typeof wait === 'number' ? new Promise((resolve) => setTimeout(resolve, wait)) : wait(text));
      return { text: answer(text), productIds: [...productIds] };
    },
  };
}
