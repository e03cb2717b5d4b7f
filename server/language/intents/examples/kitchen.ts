import type { IntentExamples } from './intent-examples.ts';

/** Food made to order. */
export const KITCHEN_EXAMPLES: IntentExamples = {
  CATERING: `
    fate torte su ordinazione; quanto prima devo ordinare la torta; una torta per venti persone; fate rinfreschi;
    catering per una festa; vassoio di salatini per domenica; buffet di laurea; ordinare il pranzo di natale;
    preparate piatti pronti; prenotare i panettoni; torta con foto; fate anche torte senza glutine su ordinazione;
    mignon assortiti; aperitivo in ufficio portate tutto voi; servizio a domicilio per feste;
    cena per dieci persone da portare via`,
  FOOD_PREPARATION: `
    affettate al momento; mi mettete il formaggio sottovuoto; macinate il caffè; mi pulite il pesce; sfilettate;
    tagliate la carne a fettine; mi preparate l'arrosto legato; grattugiate il parmigiano; disossate il pollo;
    fate porzioni piccole; confezionate sottovuoto per il viaggio; pulite le verdure; me lo macinate grosso;
    lo preparate voi come lo voglio; me lo tagliate sottile`,
};
