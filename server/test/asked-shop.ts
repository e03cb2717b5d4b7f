import { parsePrice } from '../language/money.ts';
import { exampleFaq } from './example-faq.ts';
import { exampleProduct } from './example-product.ts';

/** A small shop, and what is asked of it and of others: one a line. */
export const ASKED = `
di vita faccio 84 centimetri cosa devo ordinare
vorrei comprare i levis 501 ma nn so quale taglia prendere, sono alto 1.80 x 78 kg
voglio fare il cambio non voglio i soldi indietro, come faccio
come funziona il reso
spedizione quanto costa x la sardegna
quanto mi viene in più farmelo mandare col corriere
tempi di consegna?
ho comprato lunedì e non ho ancora visto nessuno, è normale??
prendete la postepay?
funziona anche con apple pay o google pay
c'è klarna o qualche buy now pay later
è arrivata una camicia con una macchia cosa devo fare
dove vi trovate di preciso, si parcheggia?
vorrei comprare una gift card da 50 euro come si fa
è un regalo per la mia ragazza, me lo incartate?
i pantaloni chino mi sono lunghi, me li accorciate voi?
il maglione di merino in lavatrice si infeltrisce?
quanti punti servono per lo sconto
la M del piumino nero è finita, quando la rimettete?
ho un bar e mi servono 20 polo col logo, mi fate un preventivo?
consigli su jeans levis da uomo
jeans neri aderenti per donna consigli?
sono al sesto mese e non mi entra più niente sotto, cosa mi suggerite?
consiglio x camicia estiva da uomo in lino
a settembre si sposa mia sorella e nn so cosa mettermi, consigli? sono una donna taglia 44
prima comunione di mio nipote ha 8 anni, camicia elegante quale scegliere
giaccone impermeabile da uomo con cappuccio, consigliatemi
mi serve qualcosa x nn bagnarmi allo stadio, meno di 20 euro, consigli
regalo x mia suocera che ha sempre freddo in casa, sotto i 40 euro
pigiama bambino 4 anni paw patrol mi consigliate la misura giusta o un modello?
con i pantaloni bianchi mi si vede il segno sotto, che prodotto mi consigliate
lavoro al mercato all'aperto e sotto la camicia gelo, sono un uomo, consigliatemi
il piccolo scivola sempre sul parquet senza scarpe, un consiglio?
boxer da mare uomo sundek o simili consiglio
vogliamo la foto sotto l'albero tutti vestiti uguali, grandi e piccoli, idee da comprare?
polo da uomo non a maniche corte, consigli
felpa bimbo spiderman 6 anni consilgi, quale comprare
mio papà mette solo giacca, regalo per completare, max 40 euro, un accessorio tipo cinta o cravatta
consigliami una tuta da donna da stare in casa
cappotto donna vera lana dai 150 in su cosa suggerite
camera da letto con armadio quattro stagioni, consigli?
tuta da sub 5 mm consigli
vorrei comprare un profumo da uomo
abito da sposo sotto i 150 euro consigli
regalo per mio fratello, un orologio
mi suggerite una giacca da sci per la settimana bianca
consigli per un bikini da bambina di 10 anni
calze elastiche k2 per vene varicose da uomo consigliatemi
idee regalo per un gatto
i 501 ci sono anche in nero?
cappotto uomo blu ce l'avete in taglia 54
quanto è lunga la sciarpa
gonne da donna ne avete?
la pelle del giubbotto è morbida? di che animale è
il kong va in lavastoviglie?
ho una ditta, mi serve la fattura
avete scalapay o roba simile, tipo buy now pay later
lettino con le sbarre, che lenzuolini mi consigliate?
salve, di mercoledì siete aperti?
divano letto due posti consigli
nn ho mai tempo di lavarmi i capelli prima di scuola che mi consigliate
mi sono scottata col forno, che crema antibiotica ci metto?
quanto ghe vol prima che 'l riva?
VENTILATORE DA SOFFITTO CONSIGLI
tunnel carpale, devo operarmi o no?
che volo mi conviene per malta
caricatore per monopattino consigliate quale per lo xiaomi?
voli low cost per barcellona?
quanto costano le miscele vostre
salve, di domenica alzate la serranda?
buonasera mio figlio ha ingoiato un palloncino che devo fare
il volume che avevo bloccato a giugno è slittato ancora?
come faccio un curriculum da giardiniere per andare in svizzera
il monster truck va solo all'indietro
shipping free?
lettino da viaggio pieghevole sotto 80 euro mi consigliate
record mondiale dei 100 stile libero in piscina
un tablet educativo quale mi consigliate
la card da 25 ha una scadenza?
per dormire, un top senza ganci né ferretti, suggerite
il trench si può mettere in lavatrice?
consigli tastiera per imparare, max 150
buongiorno accettate i contanti
lenti da lettura +4,00 quali mi consigliate
il sugo alla genovese ha dentro il pomodoro?
vorrei comprare un fucile sul sito, come si fa?
dov'è il codice per seguire il pacco sul sito?
mia cugina ha iniziato come apprendista ed è mancina, che forbici le regalo?
ho mangiato funghi del bosco e vomito, che faccio
se è sottolineato a matita lo riprendete e quanto mi date?
per pestare o macinare il pepe fresco cosa mi suggerite?
SCAM!!! RIDATEMI I SOLDI LADRI SIETE DELLE MERDE
camera 4x5 alta tre metri, basta una latta da cinque?
hanno gettato la spugna, ma l'Atalanta in classifica a che posto è?
quanto per foderare dieci volumi
mio figlio ha 4 anni e in aeroporto si stanca di camminare, cosa mi consigliate
vorrei sei lambruschi misti
ti piace il tuo lavoro?
viaggi lunghi in macchina con due bimbi e i cartoni in dvd, cosa mi consigliate?
`
  .trim()
  .split('\n');

const PRODUCTS = `
Jeans Levi's 501 Uomo | Uomo | 99,00 € | jeans,levi's | Jeans dritto in denim blu scuro, chiusura a bottoni. Taglie 28-40.
Jeans Skinny Donna Push-up Freddy | Donna | € 89 | jeans | Jeans donna aderente modellante, nero.
Chino Cotone Uomo Beige | Uomo | 54,90 € | pantaloni | Pantalone in cotone stretch beige, taglio regular.
Leggings Donna Felpati | Donna | 19,90 € | leggings | Neri, interno felpato caldo, dalla S alla XXL.
Tuta Felpata Bambino 6-12 Anni | Bambino | 29,90 € | tute | Felpa e pantalone coordinati, blu, per la scuola.
Camicia Uomo Bianca No Stiro | Uomo | 45,00 € | camicie,camicia | Cotone che non si stira, collo classico, regular.
Camicia Uomo Taglie Forti 3XL-6XL | Uomo | 49,90 € | taglie forti,camicia | Azzurra, cotone, vestibilità comoda, dalla 3XL alla 6XL.
Camicia Bambino Cerimonia | Bambino | 27,90 € | cerimonia | Bianca con papillon blu, 2-10 anni.
T-shirt Bambina Unicorno | Bambina | 12,90 € | t-shirt | Rosa con paillettes, da 3 a 9 anni.
Polo Manica Lunga Uomo | Uomo | 34,90 € | polo | Cotone caldo, verde bottiglia.
Felpa Zip Bambino Spider-Man | Bambino | 22,90 € | felpa | Rossa, cappuccio, 4-10 anni.
Maglione Cashmere Donna Scollo V | Donna | 149,00 € | cashmere | 100% cashmere, cammello.
Cardigan Uomo con Bottoni | Uomo | 64,90 € | cardigan | Lana, blu, scollo a V, da nonno elegante.
Abito Lungo Cerimonia Donna Verde | Donna | 139,00 € | abito cerimonia | Chiffon verde salvia, per matrimoni, taglie 40-50.
Vestito Maglia Curvy Donna | Donna | 54,90 € | curvy | Lana mista, bordeaux, taglie 48-56.
Blazer Donna Doppiopetto | Donna | 79,90 € | blazer | Giacca beige foderata, da ufficio.
Minigonna Jeans Donna | Donna | 29,90 € | gonne | Denim blu con bottoni.
Piumino Lungo Donna con Cappuccio | Donna | 149,00 € | piumino | Imbottito caldo, fino al ginocchio, nero.
Giubbotto Bambino Impermeabile Imbottito | Bambino | 54,90 € | giubbotto | Blu, regge pioggia e neve, 3-12 anni.
Trench Donna Beige | Donna | 99,90 € | trench | Impermeabile di mezza stagione con cintura.
Giubbotto Pelle Uomo | Uomo | 229,00 € | pelle | Vera pelle di agnello marrone.
Pigiama Pile Donna Orsetti | Notte | 27,90 € | pigiama | Caldo, manica lunga, rosa.
Camicia da Notte Donna Allattamento | Notte | 25,90 € | allattamento | Cotone, apertura davanti con bottoni.
Pantofole Lana Cotta Donna | Casa | 24,90 € | pantofole | Suola antiscivolo, grigie, 36-41.
`;

const FAQS = `
Come scelgo la taglia giusta? | taglie,guida taglie,misure | Sotto ogni foto c'è la tabella con petto, vita e fianchi in centimetri. Se sei a metà fra due misure prendi la più grande.
Posso cambiare un capo? | cambio,cambiare taglia | Sì, entro 30 giorni con cartellino attaccato; il primo cambio è gratuito anche in negozio.
Reso e rimborso | reso,rimborsi,restituire | Hai 14 giorni dalla consegna per restituire; riaccreditiamo entro 7 giorni lavorativi sullo stesso metodo usato.
Costi di spedizione | spese di spedizione,spedizione gratuita | 5,90 € in tutta Italia, gratis sopra i 69 €. Isole 7,90 €.
In quanto tempo arriva l'ordine? | tempi di consegna,consegna | Corriere espresso: 2-3 giorni lavorativi, 4-5 per Sicilia e Sardegna.
Dov'è il mio pacco? | tracking,tracciare | Nella mail di partenza trovi il link del corriere. Se è fermo da oltre tre giorni scrivici il numero d'ordine.
Quali metodi di pagamento accettate? | pagamenti,paypal | Carte, PayPal, Satispay, bonifico e contrassegno (+4 €).
Pagare a rate | rate,scalapay | Con Scalapay dividi in 3 rate senza interessi da 50 € in su.
Il capo è arrivato difettoso, cosa faccio? | difetto,garanzia | Mandaci una foto entro 60 giorni a assistenza@rinaldi.it: sostituiamo o rimborsiamo, ritiro a nostre spese. La garanzia legale dura due anni.
Orari e indirizzo del negozio | orari,indirizzo,negozio | Via Garibaldi 41, Reggio Emilia. Lun-sab 9:30-13 e 15:30-19:30, domenica chiuso.
`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

export const SHOP_PRODUCTS = linesOf(PRODUCTS).map(
  ([name = '', category = '', price = '', keywords = '', description = ''], position) =>
    exampleProduct({
      id: `p${position}`,
      name,
      category,
      price,
      priceCents: parsePrice(price)?.cents ?? null,
      currency: 'EUR',
      keywords: keywords.split(','),
      description,
      position,
    }),
);

export const SHOP_FAQS = linesOf(FAQS).map(([question = '', keywords = '', answer = ''], position) =>
  exampleFaq({ id: `f${position}`, question, keywords: keywords.split(','), answer, position }),
);
