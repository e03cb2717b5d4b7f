import type { IntentExamples } from './intent-examples.ts';

/** Animals bought, washed and lodged. */
export const ANIMAL_EXAMPLES: IntentExamples = {
  LIVE_ANIMALS: `
    vendete cuccioli; avete gattini; posso adottare un cane da voi; vendete animali vivi; avete criceti; vendete pesci;
    da dove vengono i cuccioli; avete conigli nani; cerco un gattino in regalo; adozioni; do you sell puppies;
    vendete uccellini; trattate animali vivi; vendete animali; avete canarini; pesci rossi; adottare un gatto;
    cuccioli disponibili; conigli nani; tartarughe; pappagallo; pesci tropicali; spedite animali vivi; animali vivi;
    esche vive; adozione; gattini in regalo; cavia; furetti; pulcini; galline`,
  GROOMING: `
    fate toelettatura; lavate i cani; tosate; quanto costa il bagno al cane; tagliate le unghie al gatto; toelettatore;
    grooming; taglio pelo; il mio cane ha bisogno di una spuntata; tosatura; bagnetto; stripping;
    fate il bagno agli animali; il mio barboncino è pieno di nodi; ha le unghie lunghe; il cane puzza lo lavate voi;
    va tosato per l'estate; toelettatura; lavate il cane; bagno al cane; taglio unghie; quanto costa il bagno; toeletta;
    ogni quanto tosarlo; pulizia orecchie; nodi nel pelo; il mio cane morde si lascia toelettare;
    antiparassitario applicato; cane grande toelettatura prezzo; self service lavaggio cani`,
  PET_BOARDING: `
    tenete i cani in vacanza; pensione per gatti; dog sitter; chi mi guarda il cane ad agosto;
    posso lasciarvi il coniglio una settimana; addestrate cani; educatore cinofilo; mettete il microchip;
    asilo per cani; corso cuccioli; quanto costa la pensione al giorno; pensione per cani;
    tenete il cane quando vado via; cat sitter; lascio il cane una settimana; ospitate conigli;
    venite a casa a dar da mangiare al gatto; dogsitter; passeggiata del cane; pensione estiva;
    quanto a notte per il cane`,
};
