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
    ho la prepagata della posta; mi hanno addebitato due volte; ho pagato doppio; quando scalate i soldi dalla carta`,
  CASH_ON_DELIVERY: `
    contrassegno; posso pagare alla consegna; pago quando arriva; pago al corriere; do i soldi al corriere;
    non mi fido a pagare prima; pagare al momento della consegna; cash on delivery; pagamento alla consegna;
    si paga quando si riceve; pago in contanti al fattorino; prima vedo il pacco e poi pago;
    non voglio mettere la carta su internet pago quando mi arriva; c'è un supplemento per il contrassegno;
    il corriere ha il pos; saldo alla consegna; pago quando me lo consegnano; vi do i soldi quando lo portate;
    do i soldi al postino quando me lo porta; preferisco vedere la merce e poi pagare;
    mia nonna vuole pagare a chi glielo porta; pago direttamente al ragazzo che consegna;
    niente carte pago quando suona il corriere; quando arriva posso dare i contanti`,
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
    prendere ora e pagare dopo; c'è la possibilità di un finanziamento; servono garanzie per avere le rate`,
};
