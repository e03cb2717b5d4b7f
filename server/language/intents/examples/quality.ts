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
    dove lo coltivate; è roba vostra o la comprate; da che paese viene; chi lo fa; è industriale o fatto in casa;
    è originale; è vero; non è un falso; certificato; da dove viene; da dove arrivano; made in italy; è italiano;
    è fatto in cina; dove è prodotto; dove viene fatto; chi lo produce; a chilometro zero; è biologico;
    certificazione bio; è dop; vera pelle; è ecopelle; è oro vero; quanti carati; che pietre sono; diamanti certificati;
    oro nichel; etico; commercio equo; cruelty free; testato su animali; è vegano; vegan; materiale riciclato;
    sostenibile; plastic free; imitazione; compatibile o originale; sono di marca o sottomarca; equivalenti;
    primo impianto; is it original; fake; olio è italiano; miele da dove; la lana è vera; le pelli sono italiane;
    punzone; 925; è nuovo o rigenerato; legno massello o truciolato; che legno è; che materiale è; di cosa è fatto;
    composizione; è puro cotone; seta vera; non trattato; raccolto da voi; pescato o allevato; anno di raccolta;
    quando è stato prodotto; lotto; rivenditore autorizzato; siete rivenditori ufficiali; are your products organic;
    is it made in italy; is it certified; where is it made; is it handmade`,
  SAFETY: `
    è sicuro per i bambini; ha il marchio ce; può metterlo in bocca; da che età si può usare; è tossico;
    è tossico per i gatti; è pericoloso; è omologato; certificazioni di sicurezza; norme di sicurezza; is it safe;
    safe for kids; si può dare ai neonati; pezzi piccoli che si ingoiano; è ignifugo; è certificato; sono a norma;
    adatto dai tre anni; vernice atossica; è velenosa; lo possono usare anche i bambini; quali controlli fate;
    controindicazioni; effetti collaterali; fa male; omologazione; mia figlia mette tutto in bocca;
    il gatto mastica le foglie è un problema; ha due anni può usarlo; non vorrei che si facesse male; scotta;
    lascia residui pericolosi; ho il pacemaker posso usarlo; è sicuro; tossica per gatti; non tossico; atossico;
    certificato ce; marchio ce; omologato; norma europea; conforme; posso usarlo in gravidanza; va bene in gravidanza;
    in allattamento; si può usare sui neonati; da che età; dai quanti anni; se lo mette in bocca; pezzi piccoli;
    è infiammabile; puzza; odore; emissioni; formaldeide; ftalati; senza bpa; bpa free; piombo; se il cane la mangia;
    se il gatto la mordicchia; scheda di sicurezza; interagisce con i farmaci;
    prendo la pastiglia della pressione posso usarlo; ho il pacemaker; per chi è allergico al nichel; nichel free;
    anallergico; ipoallergenico; irrita; pelle sensibile; testato dermatologicamente; classe di protezione;
    protezione uv; antiscivolo; antisoffocamento; ignifugo; resistenza al fuoco; portata massima; quanto peso regge;
    quanti chili tiene; posso dormire in camera dopo; quanto devo arieggiare; posso stare in casa mentre asciuga;
    è idoneo al contatto con alimenti; per alimenti; richiamo prodotto; ritirato dal commercio; dosaggio;
    quante al giorno; fino a che dose; per quanto tempo si prende; si può prendere insieme ad altro;
    è adatto ai diabetici; chi ha la tiroide può prenderlo; sono al terzo mese posso prenderla;
    aspetto un bambino posso usarlo; allatto posso berla; prendo le pastiglie per il cuore va insieme;
    prendo un farmaco ci sono problemi; litiga con le medicine; con l'anticoagulante si può;
    ai bambini piccoli si può dare; ai neonati si può mettere; sul viso dei bambini; can i use it while pregnant;
    is it safe for pets`,
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
    ho la pelle che reagisce a tutto; con le arachidi rischio grosso; è roba chimica; senza glutine; celiaco;
    mia figlia è celiaca; lattosio; intollerante al lattosio; frutta secca; tracce di nocciole; arachidi;
    allergico alle uova; allergeni; ingredienti; che ingredienti ha; lista ingredienti; parabeni; siliconi; solfati;
    conservanti; coloranti; olio di palma; zucchero; zuccheri aggiunti; senza zucchero; calorie; soia; lievito; senape;
    solfiti; crostacei; vegano; vegetariano; kosher; lactose free; nut allergy; does it contain; ci sono uova;
    c'è alcol dentro; c'è carne; strutto; gelatina animale; adatto ai vegani; può mangiarlo un diabetico;
    indice glicemico; fatto in uno stabilimento con noci; contaminazione; profumo allergia; fragranze; lanolina;
    lattice; ho l'allergia al nichel; intolleranze; caffeina; quanta caffeina; sale; proteine; cereali; grano;
    senza uova`,
  AGE_LIMIT: `
    posso comprare il vino a 17 anni; vendete ai minorenni; serve il documento per gli alcolici;
    bisogna essere maggiorenni; chiedete la carta d'identità; ho sedici anni posso acquistare;
    mio figlio minorenne può ritirare; age limit; età minima; controllate l'età; vietato ai minori;
    un ragazzo di 15 anni può comprarlo; non ho ancora diciott'anni; mio nipote ha quindici anni può prenderlo da solo;
    mi chiedete un documento; ho diciassette anni; sono minorenne; vendete ai minori; serve essere maggiorenni;
    può comprarlo un ragazzo; mio figlio di 15 anni può venire a comprare; serve il documento per l'età;
    alcol a un minorenne; under 18; id check; da che età si può acquistare; maggiore età;
    devo mostrare la carta d'identità; chi ritira deve essere maggiorenne; posso mandare mio figlio a ritirare la birra;
    patentino età; mio nipote di sedici anni`,
  LICENCES: `
    serve il porto d'armi; che documenti servono; ci vuole la licenza di pesca; bisogna avere il patentino;
    per il monopattino serve l'assicurazione; va immatricolato; serve la targa; devo portare un documento;
    quali carte devo avere per comprarlo; obbligo di casco; si può usare senza patente; denuncia ai carabinieri;
    serve il patentino per usarlo; che permesso ci vuole; è legale usarlo; quali sono i divieti; che regole ci sono;
    è vietato; quanto deve misurare per legge; periodo di chiusura della caccia; serve il tesserino;
    dove si fa la licenza; serve la licenza; serve il permesso; porto d'armi; serve il patentino; licenza di pesca;
    tesserino; regolamento; è legale; serve la patente; ci vuole l'assicurazione; targa; casco obbligatorio;
    autorizzazione; permessi; documenti necessari; quali documenti devo portare; devo dichiararlo; registrazione drone;
    patentino drone; normativa; la legge cosa dice; è obbligatorio; obbligo di legge; per legge; a norma;
    serve il passaporto fitosanitario; licence; permit; microchip obbligatorio; libretto sanitario; cites;
    periodo di divieto; misura minima; dove è permesso; si può in spiaggia; serve un certificato medico;
    codice della strada; multa; dazio; patente b basta; limite di velocità; omologato per strada`,
  SUSTAINABILITY: `
    siete ecologici; imballaggi riciclati; usate plastica; plastica zero; compensate la co2; impatto ambientale;
    ambiente; green; quanto siete sostenibili; sostenibilità; materiali riciclati; carta riciclata;
    fate attenzione all'ambiente; energia pulita; emissioni del trasporto; animali maltrattati;
    condizioni dei lavoratori; chi li cuce; lavoro minorile; commercio equo; etico; produzione etica; spreco;
    cosa fate dell'invenduto; invenduto; cibo avanzato lo buttate; sustainable; eco friendly; carbon footprint;
    certificazioni ambientali; fsc; b corp; benefit; packaging compostabile; compostabile; biodegradabile; meno rifiuti;
    usate pellicce; lana da animali felici; allevamento; piantate alberi; economia circolare; inquinate;
    siete attenti al pianeta`,
};
