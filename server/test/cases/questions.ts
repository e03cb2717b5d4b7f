/** Questions that a FAQ answers. `sentence → expectation`, see `read-cases.ts`. */
export const QUESTIONS = `
# the chips
contatti → faq contacts
spedizioni → faq shipping
pagamenti → faq payments
consigli → ask

# verbs with what hangs on them
Riuscite a spedircelo? → faq shipping
Potete spedirmelo? → faq shipping
ce la fate a spedirceli? → faq shipping
spedendolo oggi quando arriva? → faq shipping
speditemelo a Bari → faq shipping
me lo spedirete a casa? → faq shipping
e se dovessimo restituirvelo? → faq returns

# plainly asked
Quali sono gli orari? → faq hours
a che ora siete aperti domani? → faq hours
siete aperti domenica mattina → faq hours
fate orario continuato? → faq hours
quanto costa spedire in Sardegna → faq shipping
quanto ci mette la consegna a Palermo? → faq shipping
con che corriere spedite? → faq shipping
avete un numero di telefono? → faq contacts
mi date un'email per scrivervi → faq contacts
come faccio a contattare l'assistenza → faq contacts
posso pagare con contrassegno? → faq payments
accettate la carta di credito anche per piccoli importi → faq payments
è possibile fare un bonifico → faq payments
dove siete? → faq where
mi dite l'indirizzo? → faq where
fate il pacco regalo? → faq wrapping
si può avere una confezione regalo per il compleanno → faq wrapping
vorrei la fattura → faq invoice
vorrei sapere se posso ritirare io in negozio → faq pickup
che taglia devo prendere se porto la 42? → faq size
quanto dura la garanzia → faq warranty
i vostri articoli sono garantiti? → faq warranty
come si lava la lana? → faq laundry
come si lava un maglione di lana → faq laundry

# a request word does not hide a FAQ
posso acquistare con PayPal? → faq payments
quali prodotti posso restituire? → faq returns
per comprare serve la partita iva? → faq invoice
cosa mi consigli per scegliere la taglia? → faq size
vorrei acquistare, ma quanto costa la consegna? → faq shipping
i prodotti hanno la garanzia di due anni? → faq warranty
se compro un regalo posso fare il reso? → faq returns
prima di acquistare vorrei contattare qualcuno al telefono → faq contacts
ho bisogno di un consiglio sulle taglie → faq size
qual è il modo migliore per contattarvi → faq contacts

# plurals, genders, verbs: the stem finds them
le spese per le consegne chi le paga → faq shipping
fate rimborsi? → faq returns
come funzionano i ritiri → faq pickup
consegnate anche al sabato? → faq shipping
quanto costano le spedizioni → faq shipping
le misure sono regolari? → faq size
avete anche altri indirizzi? → faq where
rimborsate tutto? → faq returns
accettate bonifici → faq payments
fate fatture elettroniche → faq invoice

# words that only look like a keyword
ho letto il vostro resoconto → model
ancora niente → model
nel resto del mondo → model
sportello comunale vicino → model
una coriandolata → model
la tagliatrice è lenta → model
è un rimborsificio → model
aspetto la televendita → model
l'orafo è bravo → model
un apericena → model
siete tedeschi? → model
mi fate un ritiratissimo → model

# two FAQs: the fuller match answers
il pagamento con paypal si può fare anche al ritiro? → faq payments
orari e indirizzo, dove siete? → faq where
quanto costa la spedizione e la consegna col corriere e posso pagare alla consegna? → faq shipping
pago con carta di credito o contrassegno al ritiro? → faq payments
reso e rimborso: chi paga il corriere? → faq returns
siete aperti? orari di apertura in agosto per il ritiro? → faq hours
fattura con partita iva e pagamento → faq invoice
taglie e misure dopo il reso → faq size

# beside goods
mi potete spedire lo zaino a Bolzano? → faq shipping
le cuffie hanno la garanzia? → faq warranty
che taglia devo prendere per le sneakers → faq size
posso rendere le scarpe? → faq returns
cuffie per correre al mattino → products headphones

# whole ways of asking
dove vi trovate? → faq where
dove si trova il negozio → faq where
come arrivare da voi → faq where
posso mandare indietro le scarpe? → faq returns
rivoglio i soldi indietro → faq returns
avete un servizio clienti → faq contacts
fino a che ora posso venire? → faq hours
pago alla consegna → faq payments
accettate satispay? → faq payments

# no FAQ tells when something arrives, and one on what it costs or on parcels is none
in quanto tempo arriva un pacco → model
quanto ci mette ad arrivare un pacco → model
il pacco quando arriva? → model
quanti giorni ci vogliono perché arrivi il pacco → model

# drafts never answer
privacy → model
che fate dei miei dati personali? → model

# not a shop's fact: the model's turn
ciao → talk
grazie mille! → talk
chi sei? → talk
sei un robot? → talk
ma sei vero? → talk
non ho capito → model
🙂 → talk
? → model
che tempo fa → model
buongiorno a tutti → talk
`;
