import type { Model, ModelRequest } from '../assistant/model.ts';

/** A model that answers as a test says, after a while. */
export function scriptedModel(answer: (text: string) => string, delay = 0): Model & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    isActive: true,
    async reply({ text, productIds }: ModelRequest) {
      asked.push(text);
      await new Promise((resolve) => setTimeout(resolve, delay));
      return { text: answer(text), productIds: [...productIds] };
    },
  };
}
