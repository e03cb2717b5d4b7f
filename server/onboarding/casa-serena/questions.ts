/** What people ask in the demo's conversations. The real assistant answers; a model's part is written here. */

export const ABOUT_THE_SHOP = [
  'Quali sono gli orari?',
  'siete aperti il sabato pomeriggio?',
  'Che orario fate oggi?',
  'dove siete a bologna?',
  'Avete un negozio fisico?',
  'Come posso contattarvi?',
  'mi date un telefono?',
  'Quanto costa la spedizione?',
  'la spedizione è gratis sopra una certa cifra?',
  'in quanto tempo arriva il pacco?',
  'Quando arriva la consegna se ordino oggi?',
  'posso ritirare in negozio?',
  'Spedite in Svizzera?',
  'si può pagare con paypal?',
  'Posso pagare a rate?',
  'mi serve la fattura',
  'Come funziona il reso?',
  'posso restituire un articolo?',
  'è arrivato un piatto rotto',
  'una tazza è scheggiata, cosa faccio?',
  'come si lavano le lenzuola di lino?',
  'fate il pacchetto regalo?',
  'Avete la lista nozze?',
];

export const ABOUT_PRODUCTS = [
  'consigli per un regalo',
  'cerco un regalo sotto i 30 euro',
  'mi consigliate una pentola per induzione?',
  'avete asciugamani?',
  'Vorrei un piumone matrimoniale',
  'un consiglio per un cuscino da divano',
  'cosa mi suggerisci per il bagno?',
  'mi consigli un tappeto lavabile?',
  'consigliami una lampada per il comodino',
  'quali bicchieri avete?',
  'cerco lenzuola matrimoniali',
  'Quanto costa la moka?',
  'Mi serve uno stendino',
  'consigli sotto i 20 euro',
  'vorrei una coperta calda',
  'che tazze da tè avete?',
  'regalo per la mamma, massimo 50 euro',
  'Avete vasi in ceramica?',
  'mi suggerite qualcosa per il balcone?',
  'qual è il tagliere migliore?',
];

export const SMALL_TALK = ['ciao', 'buonasera', 'grazie mille!', 'ok grazie', 'sei un robot?'];

export const OFF_TOPIC = [
  'che film danno stasera?',
  'mi dai la ricetta del ragù?',
  'chi ha vinto la partita?',
  'cosa ne pensi della politica?',
];

/** What the shop does not know: its list of unanswered questions. */
export const UNANSWERED = [
  'assumete personale?',
  'si può entrare con il cane?',
  'avete un programma fedeltà?',
  'posso usare una gift card?',
  'affilate anche i coltelli vecchi?',
];

/** Questions for which somebody has to think, with what a model would say to them. */
export const ANSWERED_BY_MODEL: readonly { question: string; answer: string }[] = [
  {
    question: 'Sto arredando la prima casa, da dove comincio?',
    answer:
      'Che bello, complimenti! Io partirei da ciò che usi ogni giorno: un buon guanciale, un servizio di piatti e una pentola che duri. Dimmi quanto vorresti spendere e ti preparo una piccola lista.',
  },
  {
    question: 'Per una cucina piccola conviene la ghisa o l’acciaio?',
    answer:
      'Se hai poco spazio sceglierei l’acciaio: è più leggero, scalda in fretta e va bene ogni giorno. La ghisa è splendida per le cotture lunghe, ma pesa e vuole il suo posto.',
  },
  {
    question: 'Che differenza c’è tra percalle e lino?',
    answer:
      'Il percalle è liscio e fresco, si stira bene e costa meno. Il lino è più irregolare, diventa morbido con i lavaggi e regola meglio il caldo e il freddo: se non ami stirare, è quello giusto.',
  },
  {
    question: 'Il memory fa sudare?',
    answer:
      'I guanciali di una volta sì, un po’. Il nostro è in schiuma forata e ha una federa traspirante: se però dormi accaldato, prova quello in piuma, resta più fresco.',
  },
  {
    question: 'Come abbino i cuscini a un divano grigio?',
    answer:
      'Con il grigio funzionano bene un colore caldo e uno naturale: per esempio un velluto rosa antico insieme a un lino grezzo. Tre cuscini, di due misure diverse, bastano.',
  },
  {
    question: 'È meglio un tappeto di lana o uno lavabile con un gatto?',
    answer:
      'Con un gatto direi quello lavabile: va in lavatrice e ha la trama bassa, dove le unghie si impigliano meno. La lana la terrei per la camera.',
  },
];

export const COMMENTS = [
  'Risposta veloce, grazie!',
  'Ho trovato subito quello che cercavo.',
  'Utile, ma volevo parlare con una persona.',
  'Gentilissimi.',
  'Non ha capito bene la mia domanda.',
  'Bello poter scrivere anche di sera.',
];
