import { texts as shared } from '../texts.ts';

/** The Italian sentences about the widget on the shop's site. */
export const texts = {
  ...shared,

  embedding: {
    line: {
      title: 'Metti la chat sul tuo sito',
      lead: "Una riga da incollare: l'assistente compare in basso a destra, nei colori dell'azienda. Se poi li cambi, non devi toccare niente.",
      copy: 'Copia',
      copied: 'Copiata',
      demo: 'Guarda come appare',
      newTab: ' (si apre in una nuova scheda)',
      where: 'Dove incollarla',
      recipes: [
        {
          name: 'Pagina semplice',
          steps: [
            'Apri il file della pagina, o il modello comune a tutte.',
            'Incolla la riga subito prima di </body>.',
            'Salva e ricarica la pagina.',
          ],
        },
        {
          name: 'WordPress',
          steps: [
            'Installa un plugin per inserire codice, per esempio WPCode.',
            'Vai in Code Snippets → Header & Footer e incolla la riga in Footer.',
            'Salva e svuota la cache, se il sito ne usa una.',
          ],
        },
        {
          name: 'Shopify',
          steps: [
            'Vai in Negozio online → Temi → Modifica codice.',
            'Apri layout/theme.liquid e incolla la riga subito prima di </body>.',
            'Salva.',
          ],
        },
        {
          name: 'PrestaShop',
          steps: [
            'Installa un modulo per inserire codice nel piè di pagina, oppure apri footer.tpl del tema.',
            'Incolla la riga alla fine del piè di pagina.',
            'Svuota la cache in Parametri avanzati → Prestazioni.',
          ],
        },
      ],
      more: 'Opzioni e comandi',
      options: [
        ['data-side="left"', 'a sinistra invece che a destra'],
        ['data-offset="20 90"', 'distanza dal lato e dal fondo, in pixel'],
        ['data-color="#0f766e"', "un colore diverso da quello dell'azienda"],
        ['data-z-index="50"', 'sopra o sotto gli altri elementi della pagina'],
        ['data-open-on="#aiuto"', 'apre la chat al clic su un elemento della pagina'],
        ['data-product="CODICE"', 'il prodotto della pagina: «quanto costa?» si riferisce a quello'],
        ["TuoShop('open', { message })", 'apre la chat e scrive un testo nel campo, senza inviarlo'],
        ["TuoShop('hide')", "nasconde pulsante e chat, per esempio alla cassa; TuoShop('show') li fa tornare"],
        ["TuoShop('page', { product })", 'cambia il prodotto della pagina senza ricaricarla'],
        ["TuoShop('on', 'message', funzione)", 'avvisa a ogni risposta; anche open, close e products'],
      ],
    },
    blocked: {
      title: (origin: string) => `Su ${origin} la chat non si apre`,
      why: "È il sito dell'azienda, ma non è tra i siti autorizzati.",
      askManager: "Può autorizzarlo chi gestisce l'azienda, nelle impostazioni.",
      allow: 'Autorizza questo sito',
      allowed: 'Sito autorizzato: la chat vi si apre già.',
      failed: 'Sito non autorizzato',
    },
    look: {
      title: 'Aspetto della chat',
      lead: "Come si presenta ai clienti: i colori e il logo sono quelli dell'azienda.",
      name: "Nome dell'assistente",
      nameHint: "Vuoto: il nome dell'azienda.",
      avatar: "Immagine dell'assistente",
      greeting: 'Saluto',
      greetingHint: 'La prima cosa che dice. Se non dice che risponde un assistente AI, lo aggiungiamo noi.',
      greetingUsual: (name: string, shop: string) =>
        `Ciao! Sono ${name ? `${name}, ` : ''}l'assistente AI di ${shop} 👋\nCome posso aiutarti?`,
      questions: 'Domande iniziali',
      questionsHint: 'Fino a tre, una per riga: il cliente le fa con un clic. Vuoto: le prime delle tue FAQ.',
      side: 'Posizione del pulsante',
      left: 'Sinistra',
      right: 'Destra',
      language: 'Lingua della chat',
      languageHint:
        'Pulsanti e avvisi in italiano, inglese, tedesco, francese o spagnolo. I tuoi testi restano come li hai scritti.',
      followsVisitor: 'Segui il visitatore',
      italianOnly: 'Solo italiano',
      hiddenPages: 'Pagine senza chat',
      hiddenPagesHint: 'Una per riga, per esempio /cassa; con * tutte quelle che cominciano così: /account/*.',
      wins: 'Quello che dice la riga sul sito (data-side e gli altri) vale più di queste scelte.',
      computer: 'Sul computer',
      phone: 'Sul telefono',
      unsaved: 'Modifiche non salvate',
      save: 'Salva',
      saved: 'Aspetto della chat salvato.',
      discard: 'Annulla modifiche',
      failed: 'Aspetto della chat non caricato',
    },
    settings: {
      title: 'La chat sul sito',
      lead: 'Su quali siti può comparire e se invita a scrivere.',
      sites: 'Siti autorizzati',
      sitesHint:
        'Uno per riga, per esempio negozio.it (vale anche con www) oppure *.negozio.it per i sottodomini. Vuoto: qualsiasi sito.',
      coverage: 'Dove può comparire la chat',
      also: (places: string) => `vale anche per ${places}`,
      alone: 'vale solo per questo indirizzo',
      teaserOn: 'Mostra un invito accanto al pulsante',
      teaserHint:
        'Una volta per visita, dopo qualche secondo. Il cliente può chiuderlo e non copre mai altri pulsanti.',
      teaser: "Testo dell'invito",
      unsaved: 'Modifiche non salvate',
      save: 'Salva',
      saved: 'Impostazioni della chat salvate.',
      discard: 'Annulla modifiche',
      failed: 'Impostazioni della chat non caricate',
    },
  },
} as const;
