import { texts as shared } from '../texts.ts';

const visitors = (count: number) => (count === 1 ? '1 visitatore' : `${count} visitatori`);
const times = (count: number) => (count === 1 ? 'una volta' : `${count} volte`);

/** The Italian sentences about what visitors wished for and did not find. */
export const texts = {
  ...shared,

  unmet: {
    title: 'Richieste inevase',
    lead: "Quello che i visitatori cercavano e nel catalogo non c'era. Chi cerca la stessa cosa sta in una riga sola.",
    which: 'Quali richieste',
    open: 'Inevase',
    met: "Ora ce l'hai",
    ignored: 'Ignorate',
    withCount: (label: string, count: number) => (count === 0 ? label : `${label} (${count})`),
    empty: 'Nessuna richiesta inevasa',
    emptyHint: 'Quando qualcuno cerca una cosa che non hai, la trovi qui: cosa, come e a che prezzo.',
    emptyMet: 'Ancora niente di nuovo in catalogo',
    emptyMetHint: 'Appena il catalogo ha quello che qualcuno cercava, la richiesta passa qui con il prodotto giusto.',
    emptyIgnored: 'Nessuna richiesta ignorata',
    failed: 'Errore nel caricamento delle richieste',
    facts: (people: number, count: number, moment: string) =>
      `${visitors(people)} · ${times(count)} · ultima volta ${moment}`,
    examples: 'Per esempio:',
    in: (category: string) => `Categoria ${category}`,

    below: (most: string) => `sotto ${most}`,
    above: (least: string) => `da ${least}`,
    between: (least: string, most: string) => `tra ${least} e ${most}`,

    notSold: 'Non ne hai.',
    otherTrait: (missing: string) => `Ne hai, ma non ${missing}.`,
    soldOut: 'Ne hai, ma è tutto esaurito.',
    otherPrice: (cheapest: string) => `Il tuo più economico costa ${cheapest}.`,
    unpriced: 'Ne hai, ma senza un prezzo.',
    metBy: (name: string) => `Ora hai «${name}»`,
    metNow: 'Ora ne hai.',
    traits: {
      AUDIENCE: (label: string) => `per ${label}`,
      COLOUR: (label: string) => `in ${label}`,
      MATERIAL: (label: string) => `in ${label}`,
      QUALITY: (label: string) => label,
      SIZE: (label: string) => (/^numero/.test(label) ? `nel ${label}` : `in ${label}`),
      MEASURE: (label: string) => (/^\d/.test(label) ? `da ${label}` : label),
      WITHOUT: (label: string) => label,
      NAME: (label: string) => `«${label}»`,
    },
    and: (items: readonly string[]) =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`,

    seeProduct: 'Apri il prodotto',
    ignore: 'Ignora',
    restore: 'Rimetti tra le richieste',
    ignoredNow: 'Richiesta ignorata.',
    restoredNow: "Richiesta rimessa nell'elenco.",
    notMarked: 'Errore nella modifica della richiesta',
    exportCsv: 'Esporta CSV',
    notExported: "Errore nell'esportazione delle richieste",
  },
} as const;
