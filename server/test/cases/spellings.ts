/** The same rules, as people really type. */
export const SPELLINGS = `
# one or two typos
orolgio → products marea luna
vorrei un orolgio elegante → products luna
spedzione → faq shipping
quanto costa la spedizzione → faq shipping
cufie → products headphones
avete zanio → products backpack
giardinagio → products pot tools mower
pagamneto → faq payments
lampda → products lamp
televisroe → products tv
candella → products candle
smrtphon → products phone
restituirre → faq returns
garazia → faq warranty
gadrinaggio → products pot tools mower

# too short or too far: no guess
vsao → model
mosue → products mouse
tle → model
orlgo → model
cff → model
spz → model
libor → products cookbook bible
oroloog da spiagia → model
kandl → model
zn → model

# an ordinary word is no typo
ho fatto una torta → model
che bella porta → model
parliamo domani mattina → model
il mio amico Marco → model
sono in ritardo → model
un bel tempo → model
mia sorella Chiara → model
a fine mese → model
due notti → model
una barca → model

# elisions and apostrophes
dell'orologio → products marea luna
l’orologio → products marea luna
quell'orologio lì → products marea luna
un'email → faq contacts
nell'indirizzo c'è un errore → faq where
sull'assistenza → faq contacts
all'apertura → faq hours
c'e' la garanzia? → faq warranty
qual e' l'orario → faq hours
d'estate siete aperti → faq hours
po' di scarpe → products safety sneakers

# capitals, accents, emoji, marks
QUALI SONO GLI ORARI??? → faq hours
CONSIGLI PER LE CUFFIE BUONE → products headphones
perche' il reso costa? → faq returns
PERCHÈ IL RESO COSTA → faq returns
🎧 cuffie 🎧 → products headphones
un regalo 🎁 giardinaggio 🌱 → products tools…
spedizione??!! 📦 → faq shipping
...orari... → faq hours
«scarpe» → products safety sneakers
cuffie/bluetooth → products headphones
#zaino → products backpack
caffè macchina → products espresso
macchina caffé → products espresso

# written for a phone
qnt costa la sped → faq shipping
nn so ke orologio scegliere → products marea luna
x il reso cm si fa → faq returns
avt cuffie → products headphones
dv siete → faq where
info spedizioni grz → faq shipping
cell → products phone
xke nn rispondete al tel → faq contacts
qnd siete aperti → faq hours
cs mi consigli x il gaming → products mouse
orariiii → faq hours
cuffieeee plsss → products headphones

# two questions in one, long and rambling
ciao volevo sapere due cose: gli orari e poi se avete zaini → faq hours
buongiorno, sono Anna, abito a Bari e volevo capire quanto tempo ci mette la spedizione perché domenica è il compleanno di mia figlia → faq shipping
allora guardi io è da tre giorni che provo a chiamare ma nessuno risponde, insomma vorrei solo un rimborso → faq returns
salve scrivo perché mio marito va in pensione e vorrei fargli un pensiero, gli piace il giardinaggio, cosa mi consigliate? → products tools…
sto cercando, ma non so bene, forse per mia figlia che inizia le medie, uno zaino robusto → products backpack
avete le sneakers e posso pagare alla consegna con contrassegno? → faq payments
che dire, siete bravi, comunque il negozio dove siete? → faq where
no niente volevo solo dire che le cuffie vanno benissimo → model
prima il vaso poi il tosaerba poi la lampada → products pot mower lamp
ma se ordino adesso e poi cambio idea come funziona il reso? e chi paga? → faq returns

# budgets
un regalo di giardinaggio sotto i 50 euro → products tools…
vorrei un regalo per mia mamma che ama il giardinaggio sotto i 50 euro → products tools
orologio meno di 100€ → products luna
consigli giardinaggio tra 30 e 40 euro → products tools
orologi massimo 100 → products luna
scarpe 50-100 euro → products safety
consigliami un orologio al massimo 90 euro → products luna
giardinaggio non più di 20 euro → products pot
orologio almeno 100 euro → products marea
mi consigli una candela sotto i 5 euro → nothing
cuffie entro i 100 euro → products headphones
elettronica fino a 100 euro → products headphones
scarpe budget 45 euro → products sneakers
lampada economica → products lamp
un orologio da circa 90 euro → products luna
vorrei spendere tra i 15 e i 25 € in giardinaggio → products pot

# nothing to read
aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa → model
consiglipercuffiebluetoothgrazie → model
!!!!!! → model
12345 → model
asdfghjkl → model
`;
