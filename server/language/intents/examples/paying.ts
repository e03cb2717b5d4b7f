import type { IntentExamples } from './intent-examples.ts';

/** How one pays. */
export const PAYING_EXAMPLES: IntentExamples = {
  PAYMENT: `
    come si paga; come posso pagare; metodi di pagamento; accettate carte; prendete il bancomat;
    si può pagare con paypal; accettate contanti; avete il pos; fate pagare con satispay; bonifico si può;
    mi date l'iban; non ho la carta di credito come faccio; posso usare la postepay; google pay va bene;
    accettate apple pay; payment methods; do you take cards; can i pay by card; pagare online è sicuro;
    accettate american express; quando mi viene addebitato; con cosa posso pagare; prendete i buoni pasto;
    ticket restaurant; si può pagare metà in contanti e metà con carta; pagare in negozio; posso pagare quando vengo;
    ho solo contanti; prendete assegni; bitcoin; criptovalute; carta del docente; bonus cultura 18app;
    carta cultura giovani; accettate la carta docente; pagamento anticipato; serve un acconto;
    devo lasciare una caparra; non ho paypal; pago col telefono; come vi pago; con che carte; prendete carte straniere;
    accettate le american; pagamento col bancomat in negozio; paypal ce l'avete; la paghetta ce l'ho in contanti;
    posso strisciare la carta; si paga prima o dopo; posso pagare con due carte; come posso saldare il conto;
    con che mezzo si salda; ho solo il bancomat va bene; non ho contanti con me; mi fido solo di paypal;
    se vengo in negozio posso usare la carta; posso farvi un versamento; mi mandate gli estremi per il bonifico;
    mio marito paga con il telefono si può; quali carte prendete; devo pagare tutto prima; pago quando vengo a ritirare;
    ho la prepagata della posta; mi hanno addebitato due volte; ho pagato doppio; quando scalate i soldi dalla carta;
    con cosa si paga; come pago; che carte accettate; si paga con la postepay; apple pay va bene; google pay;
    american express la prendete; accettate amex; dove faccio il bonifico; causale del bonifico; paypal c'è;
    satispay lo accettate; pago in contanti in negozio; metà contanti metà carta; pagare con assegno; accettate assegni;
    con la carta docente si può; carta giovani; bonus cultura; pago con i buoni pasto; accettate ticket restaurant;
    i buoni welfare; edenred; carta prepagata; la carta viene rifiutata; il pagamento non va; non mi accetta la carta;
    il pagamento è stato rifiutato; mi ha addebitato due volte; doppio addebito; quando mi scalate i soldi;
    quando viene addebitato; pagamento sicuro; è sicuro pagare sul vostro sito; do you take credit cards;
    pay with paypal; modi per pagare; pago alla cassa; pago subito o alla consegna; serve un anticipo;
    devo lasciare un acconto; il saldo quando; carta di debito; revolut; maestro; visa; mastercard; ricarica postepay;
    conto corrente postale; bollettino; mi mandate un link per pagare; kome si paga; pagare on line; fate credito;
    posso segnare e pagare a fine mese; si può pagare in dollari; le valute estere; pago in franchi; satispai; satyspay;
    avete satispay; pay pal; paypall; postepei; bancomatt; do you accept cash; can i pay cash; apple pay;
    pago una parte adesso e una parte dopo`,
  CASH_ON_DELIVERY: `
    contrassegno; posso pagare alla consegna; pago quando arriva; pago al corriere; do i soldi al corriere;
    non mi fido a pagare prima; pagare al momento della consegna; cash on delivery; pagamento alla consegna;
    si paga quando si riceve; pago in contanti al fattorino; prima vedo il pacco e poi pago;
    non voglio mettere la carta su internet pago quando mi arriva; c'è un supplemento per il contrassegno;
    il corriere ha il pos; saldo alla consegna; pago quando me lo consegnano; vi do i soldi quando lo portate;
    do i soldi al postino quando me lo porta; preferisco vedere la merce e poi pagare;
    mia nonna vuole pagare a chi glielo porta; pago direttamente al ragazzo che consegna;
    niente carte pago quando suona il corriere; quando arriva posso dare i contanti; si paga alla porta;
    do i soldi al fattorino; lo pago in contanti quando me lo portano; cod; pay on delivery;
    non ho carte pago al postino; prima lo vedo e poi pago; il contrassegno costa; quanto in più per il contrassegno;
    supplemento contrassegno; posso pagare il corriere con carta; pagare alla ricezione; pagare al ricevimento;
    pagare a mano; c'è un limite per il contrassegno; fino a che importo pago alla consegna; soldi alla consegna;
    il corriere dà il resto; ho solo contanti e non posso venire; pagare sull'uscio; pagamento a domicilio`,
  INSTALLMENTS: `
    posso pagare a rate; fate finanziamenti; si può dilazionare; un po' alla volta; pagare in tre volte; klarna;
    scalapay; pagare tutto subito non riesco; è una spesa grossa si può dividere; quante rate; tasso zero;
    interessi zero; pagamento dilazionato; rateizzare; buy now pay later; pay in installments; fate credito;
    posso pagare a fine mese; compass findomestic; pagare poco al mese; pagamento in più soluzioni;
    mi fate pagare un tot al mese; busta paga per il finanziamento; posso saldare più avanti; a rate come funziona;
    quattro comode rate; pagherei un po' per volta; si può pagare un po' adesso e un po' dopo; quanto verrebbe al mese;
    senza busta paga posso fare le rate; senza interessi; costa tanto posso darvene un pezzo al mese;
    milleduecento euro tutti insieme non li ho; si può spalmare la spesa; un tanto al mese;
    pago metà ora e metà il mese prossimo; mi fate pagare con calma; dividere la spesa in più mesi;
    prendere ora e pagare dopo; c'è la possibilità di un finanziamento; servono garanzie per avere le rate; a rate;
    si può rateizzare; pagare un po' alla volta; pagare un tot al mese; finanziamento; interessi; in tre volte;
    in tre rate senza interessi; paypal in tre rate; pagolight; oney; compass; findomestic; agos; dilazionare;
    dilazione; spezzare il pagamento; dividere l'importo; non posso pagare tutto subito; tutto insieme è troppo;
    pago un terzo ora; metà subito metà fra un mese; prima rata quando; la rata minima;
    che documenti servono per le rate; posso avere il finanziamento se sono pensionato; sono precario mi fate le rate;
    installments; pagare dopo; pago tra trenta giorni; rateale; rateizzazione; comodo pagamento mensile; maxi rata;
    estinguere le rate; mutuetto; pagare poco alla volta; rate con la carta; pago metà ora e il resto il mese prossimo;
    pago una parte adesso e il resto a fine mese; quando prendo lo stipendio pago il resto; split payments;
    can i pay later`,
};
