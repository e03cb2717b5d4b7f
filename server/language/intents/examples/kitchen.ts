import type { IntentExamples } from './intent-examples.ts';

/** Food made to order. */
export const KITCHEN_EXAMPLES: IntentExamples = {
  CATERING: `
    fate torte su ordinazione; quanto prima devo ordinare la torta; una torta per venti persone; fate rinfreschi;
    catering per una festa; vassoio di salatini per domenica; buffet di laurea; ordinare il pranzo di natale;
    preparate piatti pronti; prenotare i panettoni; torta con foto; fate anche torte senza glutine su ordinazione;
    mignon assortiti; aperitivo in ufficio portate tutto voi; servizio a domicilio per feste;
    cena per dieci persone da portare via; catering; rinfresco; buffet; vassoi per feste; aperitivo per trenta persone;
    torte su ordinazione; ordinare una torta; quanto prima ordino la torta; camerieri; rosticceria per festa;
    piatti pronti; ordinare per il cenone; pranzo di natale da asporto; asporto; pizzette per compleanno; coffee break;
    tartine; panettoni prenotazione; menu degustazione; cena in cantina; per una festa di quaranta persone`,
  FOOD_PREPARATION: `
    affettate al momento; mi mettete il formaggio sottovuoto; macinate il caffè; mi pulite il pesce; sfilettate;
    tagliate la carne a fettine; mi preparate l'arrosto legato; grattugiate il parmigiano; disossate il pollo;
    fate porzioni piccole; confezionate sottovuoto per il viaggio; pulite le verdure; me lo macinate grosso;
    lo preparate voi come lo voglio; me lo tagliate sottile; affettate; tagliate a fette; sottovuoto;
    mettete sottovuoto; macinate; pulite il pesce; disossate; porzionate; grattugiate; fettine sottili;
    preparate vassoi; imbustate; fate a cubetti; tritate; arrotolate; legate l'arrosto; cotto da voi;
    già pronto da cuocere; marinato`,
};
