import type { Knowledge } from '../assistant/knowledge.ts';
import { readWanted } from '../assistant/reading.ts';
import { readRequest } from '../assistant/recommendation.ts';
import type { Wording } from '../improvement/wordings.ts';
import { readMessage } from '../language/message.ts';
import { associatedCatalogue } from '../products/associated.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { editedCopy } from '../products/copied-catalogue.ts';
import type { ProductEdit } from '../products/edited-catalogue.ts';
import { TouchedWords } from '../products/touched-words.ts';
import { type Proof, prove } from './proof.ts';

/** What saving or deleting some products would change: they alone are read anew. */
export function* proveProducts(
  knowledge: Knowledge,
  questions: readonly Wording[],
  edits: readonly ProductEdit[],
): Generator<void, Proof> {
  const catalogue = yield* editedCopy(knowledge.catalogue, edits);
  return yield* proveCatalogue(knowledge, questions, catalogue, edits);
}

/** What answering from another catalogue would change, told in which products it differs. */
export function* proveCatalogue(
  knowledge: Knowledge,
  questions: readonly Wording[],
  catalogue: Catalogue,
  edits: readonly ProductEdit[],
): Generator<void, Proof> {
  const after: Knowledge = { ...knowledge, catalogue };
  const products = edits.flatMap(({ id, product }) => [knowledge.catalogue.byId.get(id) ?? [], product ?? []].flat());
  const touched = yield* TouchedWords.of(products);
  const isReadWhole = [knowledge.catalogue, catalogue].some(associatedCatalogue); // what serves may share no word
  return yield* prove(knowledge, after, questions, ({ text }) => {
    const message = readMessage(text, knowledge.synonyms);
    if (touched.isIn(message)) return true;
    if (!readRequest(message).isAsked) return false;
    if (isReadWhole) return true;
    const { wanted, budget } = readWanted(knowledge, message);
    return touched.asksForAny(wanted, budget !== null);
  });
}
