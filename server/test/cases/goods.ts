/** Requests and mentions of goods. */
export const GOODS = `
# all triggers
un regalo per chi fa giardinaggio → products tools…
regali: orologio → products marea luna
un consiglio su uno zaino → products backpack
consigli per cuffie → products headphones
suggerimento per un vaso → products pot
suggerimenti per la lampada → products lamp
cosa mi suggerisci come orologio? → products marea luna
cosa consigli, scarpe → products safety sneakers
che prodotto avete per il gaming → products mouse
prodotti giardinaggio → products pot tools mower
una raccomandazione per un televisore → products tv
raccomandazioni: trolley → products trolley
il migliore orologio → products marea luna
le migliori cuffie → products headphones
vorrei comprare un pallone → products ball
devo acquistare un grembiule → products apron
non so scegliere la candela → products candle
selezionare uno smartphone → products phone

# the other forms of the same request
consigliami uno zaino! → products backpack
mi consigliate delle cuffie bluetooth → products headphones
mi consigli una lampada → products lamp
suggeriscimi un libro → products cookbook bible
mi suggerite un tosaerba → products mower
raccomandi qualche candela → products candle
potete consigliarmi un mouse da gaming? → products mouse
cosa mi consiglieresti tra le sneakers → products sneakers
vorrei regalare un pallone a mio nipote → products ball
mi sapreste suggerire una valigia → products trolley
quale vaso mi raccomandate → products pot
qual è il miglior smartphone che avete → products phone
mi aiuti a scegliere un televisore? → products tv

# a bare request asks back
consiglio → ask
mi consigli? → ask
cosa mi consigliate? → ask
vorrei comprare qualcosa → ask
che prodotti avete? → ask
un suggerimento per favore → ask
avete prodotti? → ask
ciao, mi dai un consiglio? → ask
CONSIGLI!!! → ask
cosa posso acquistare da voi → ask
aiutami a scegliere → ask
buongiorno, vorrei un consiglio, grazie → ask

# nothing fits
consigli per un divano → nothing
mi consigliate una chitarra? → nothing
vorrei comprare un frigorifero → nothing
un regalo per mio cugino archeologo → products tools…
la migliore bicicletta elettrica → nothing
che prodotto usate contro le formiche → nothing
suggeriscimi un navigatore per auto → nothing
vorrei acquistare una piscina gonfiabile → nothing
consigliami una tenda da campeggio → nothing
raccomandazioni per stampanti 3d → nothing
devo scegliere un pigiama → nothing

# named without a request: the catalogue speaks when no model does
cerco delle cuffie → products headphones
avete uno zaino? → products backpack
c'è il vaso terracotta → products pot
mi serve una valigia → products trolley
orologio marea disponibile? → products marea
quanto costa il pallone campione → products ball
avete il nova 5 → products phone
siete forniti di attrezzi? → products tools
elettronica → products headphones phone tv
cuffie → products headphones
avete qualcosa della categoria giardino? → products pot tools mower
vendete macchine caffè? → products espresso

# a description alone is no answer without a request, and is one with it
c'è qualcosa in madreperla → model
con la suola in gomma → model
consigliami qualcosa con madreperla → products luna
un regalo con cancellazione del rumore → products headphones
prodotti fatti con cotone → products apron
acciaio e ruote silenziose → model
ha il motore silenzioso? → model
vorrei comprare una cosa in cera naturale → products candle

# the shop's words in the customer's own
un telefonino → products phone
vorrei un cellulare → products phone
mi serve un auricolare → products headphones
scarpa → products safety sneakers
avete libri → products cookbook bible
zaini → products backpack
orologi → products marea luna
lampade → products lamp
un orologio per uomini → products marea
vasi → products pot
televisori → products tv
TV → products tv

# done, told or thanked for: no request
ho comprato ieri un vaso rotto → model
ho ricevuto un regalo sbagliato → faq returns
il regalo è arrivato rovinato → faq returns
mi ha consigliato un amico di scrivervi → model
me lo ha consigliato mia sorella → model
ho già comprato tutto → model
i prodotti sono arrivati rotti → faq warranty
ho acquistato ieri sera → model
grazie per il consiglio → talk
vi consiglio di rispondere al telefono → faq contacts
abbiamo scelto un altro negozio → model
il consiglio che mi avete dato era ottimo → model
ho preso un regalo per mia zia, va bene → model

grazie mille del suggerimento → talk
non voglio consigli → model
non mi serve un regalo → model
mi era stato consigliato il vaso in terracotta → model
sono stati consegnati i prodotti sbagliati → faq returns

# wishes without a word of advice are no other subject, whatever words they have
occhialini da nuoto ne avete? → model
mi servono ciabatte da spiaggia del 38 → model
una radio da cucina a transistor, qualcosa di piccolo → model
avete le scarpette da calcio per il campo vero? → model

# not in stock is never recommended
tenda → sold out
avete tende da campeggio? → sold out
`;
