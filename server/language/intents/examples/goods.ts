/** Wishes for goods and questions about them: the catalogue's matter, not a FAQ's. */
export const GOODS_EXAMPLES = `
  cerco un vino rosso per la carne; avete scarpe da donna nere; mi consigliate un regalo per mia mamma;
  vorrei un libro giallo; quale telefono è il migliore; un profumo fresco per l'estate;
  cosa mi suggerite per una cena tra amici; mi serve una lampada per la scrivania; quanto costa la borsa rossa;
  quanto viene il tavolo allungabile; che differenza c'è tra i due modelli; avete qualcosa per i capelli secchi;
  il tostapane ha quattro fette; il trapano ha la percussione; è più comodo il primo o il secondo;
  cerco pantaloni da uomo blu; una bici per mio figlio di otto anni; consigli per una pianta da interno;
  che cuscino per chi dorme sul fianco; un anello semplice sotto i cento euro; avete il cibo per gatti anziani;
  voglio comprare un materasso matrimoniale; scarponi da montagna impermeabili;
  una giacca leggera per la mezza stagione; che crema per la pelle grassa; vitamine per i bambini;
  una chitarra per cominciare; idee per un compleanno; un gioco da tavolo per quattro persone;
  olio extravergine da cinque litri; avete penne stilografiche; quale zaino per il trekking; avete magliette bianche;
  c'è anche in verde; avete qualcosa di più economico; il modello piccolo quanto pesa; che colori ci sono;
  mi fai vedere i divani; un computer per studiare; la lavatrice quanti chili porta; occhiali da sole polarizzati;
  quello nero quanto costa; quella borsa ci sta un portatile; tende per la camera dei bambini; un tappeto per il bagno;
  un bel maglione caldo; prosecco per un brindisi; formaggi da grattugiare; non so quale scegliere tra i due;
  una collana per la comunione di mia nipote; mi date un consiglio su una macchina del caffè;
  il cane è piccolo e ha il pelo lungo; avete del tè verde; vorrei cambiare divano cosa mi proponete; avete tazze;
  serve una pentola grande; c'è una versione più grande; è arrivata la nuova collezione; belli questi orecchini;
  avete scarponcini da neve per bambino; quel modello che suola ha; nella borsa ci sta un ipad; ci sono anche marroni;
  va bene sull'induzione la pentola da sei; cerco un decaffeinato in grani; che differenza c'è tra grani e macinato;
  qual è il più forte; quale dura di più; meglio questo o quello; cosa va bene per il mal di schiena una sedia;
  il più venduto; quello che costa meno; il piccolo ha 13 mesi e comincia a camminare;
  lavoro in cantiere e mi serve una cosa robusta; mia figlia fa la comunione a maggio;
  un regalo per un collega tra venti e cinquanta euro; un pensierino per la maestra; qualcosa per togliere il calcare;
  per la schiuma del latte cosa c'è; un prodotto per far brillare i capelli; una cosa carina per la casa nuova;
  non rosso ma blu; da uomo taglia l; ne avete di legno; per una persona sola; ce l'avete più grande;
  quante ce ne sono in una confezione; quanto pesa; quanto è alto; di che colore è; è impermeabile;
  è adatto per la montagna; va bene per un principiante; mi serve per il giardino; vorrei spendere poco
`;
