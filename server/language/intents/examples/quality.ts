import type { IntentExamples } from './intent-examples.ts';

/** What is in it, and whether it is safe, real and allowed. */
export const QUALITY_EXAMPLES: IntentExamples = {
  AUTHENTICITY: `
    sono originali; è autentico; non sono imitazioni; c'è il certificato; certificato di autenticità; è vero oro;
    è oro vero o placcato; sono diamanti veri; da dove arrivano i vostri prodotti; siete rivenditori autorizzati;
    è made in italy; sono prodotti artigianali; genuine; authentic; is it real; sono taroccati; è una copia;
    provenienza; dove sono fatti; chi li produce; li fate voi; li producete voi; sono fatti a mano; producete in italia;
    è argento 925; carati; rivenditore ufficiale; certificazione; è biologico certificato; filiera; fatti in cina;
    roba cinese; origine delle materie prime; chilometro zero; da che allevamento; cosa vuol dire dop;
    siete voi che lo fate; è roba italiana; da dove viene il legno; chi lo coltiva; è un originale;
    come fate a produrlo; quando lo producete; in che giorno lo preparate; quando è stato fatto;
    mio marito dice che sono falsi; a questo prezzo sarà una copia; vorrei essere sicuro che sia vero;
    dove lo coltivate; è roba vostra o la comprate; da che paese viene; chi lo fa; è industriale o fatto in casa`,
  SAFETY: `
    è sicuro per i bambini; ha il marchio ce; può metterlo in bocca; da che età si può usare; è tossico;
    è tossico per i gatti; è pericoloso; è omologato; certificazioni di sicurezza; norme di sicurezza; is it safe;
    safe for kids; si può dare ai neonati; pezzi piccoli che si ingoiano; è ignifugo; è certificato; sono a norma;
    adatto dai tre anni; vernice atossica; è velenosa; lo possono usare anche i bambini; quali controlli fate;
    controindicazioni; effetti collaterali; fa male; omologazione; mia figlia mette tutto in bocca;
    il gatto mastica le foglie è un problema; ha due anni può usarlo; non vorrei che si facesse male; scotta;
    lascia residui pericolosi; ho il pacemaker posso usarlo`,
  ALLERGENS: `
    contiene glutine; è senza lattosio; che ingredienti ci sono; sono allergico alle noci;
    mio figlio è celiaco può mangiarlo; ci sono tracce di frutta secca; lista allergeni; è vegano; è adatto ai vegani;
    contiene nichel; sono allergica al nichel; allergens; ingredients; gluten free; is it vegan; che materiale è;
    di cosa è fatto; inci; composizione; ci sono conservanti; è biologico; senza parabeni; testato sugli animali;
    cruelty free; ha coloranti; intollerante al latte; cosa c'è dentro; valori nutrizionali; è ipoallergenico;
    pelle vera o finta; è vera pelle; provoca allergie; halal; contiene maiale; è naturale; che legno usate;
    da dove viene la materia prima; anallergico; in gravidanza si può usare; latte vaccino;
    va bene per chi non tollera il latte; cosa ci mettete dentro; ci sono le nocciole; per un diabetico va bene;
    contiene zuccheri; chi è allergico al polline può; di che stoffa è fatto; è cotone puro; c'è dentro la plastica;
    mi gonfio se mangio grano; mia figlia diventa tutta rossa con il nichel; sono incinta lo posso usare;
    non mangio niente di animale; il piccolo non digerisce il latte; cosa c'è scritto sull'etichetta;
    ho la pelle che reagisce a tutto; con le arachidi rischio grosso; è roba chimica`,
  AGE_LIMIT: `
    posso comprare il vino a 17 anni; vendete ai minorenni; serve il documento per gli alcolici;
    bisogna essere maggiorenni; chiedete la carta d'identità; ho sedici anni posso acquistare;
    mio figlio minorenne può ritirare; age limit; età minima; controllate l'età; vietato ai minori;
    un ragazzo di 15 anni può comprarlo; non ho ancora diciott'anni; mio nipote ha quindici anni può prenderlo da solo;
    mi chiedete un documento`,
  LICENCES: `
    serve il porto d'armi; che documenti servono; ci vuole la licenza di pesca; bisogna avere il patentino;
    per il monopattino serve l'assicurazione; va immatricolato; serve la targa; devo portare un documento;
    quali carte devo avere per comprarlo; obbligo di casco; si può usare senza patente; denuncia ai carabinieri;
    serve il patentino per usarlo; che permesso ci vuole; è legale usarlo; quali sono i divieti; che regole ci sono;
    è vietato; quanto deve misurare per legge; periodo di chiusura della caccia; serve il tesserino;
    dove si fa la licenza`,
};
