/**
 * What shops and their customers speak of, in Italian, English, German, French and Spanish: a sentence in one language
 * names what a fact in another is about. Each line is a matter and how its words begin, folded; `=` a whole word.
 */
const MATTERS = `
delivery spedi consegn recapit ship deliver postage versand liefer zustell livr expedi envio enviam entreg
return reso= resi= rend restitu return ruckgab zuruckgeb retour rendre devol
refund rimbors refund erstatt rembours reembols
exchange cambi exchang umtausch echang
pickup ritir pickup pick= collect abhol retrait recog
warranty garanz warrant guarant garant
wrapping confezion incart pacchett wrap geschenkverpack emball envolt envolv
gift regal gift geschenk cadeau
voucher buono= buoni= voucher gutschein bon= vale=
sample campion sample probe echantill muestra
express espress express expres
courier corrier courier kurier coursier mensajer
order ordin order bestell command pedido
size tagli size grosse taille talla misur
first prim first erst premier primer
second second zweit deuxieme segund
before prima before was= war= vorher avant antes era= listino
student student studier etudiant estudiant
school scuol school schul ecole escuel
office uffici office buro bureau oficin
extension estension extension verlangerung extensio prolong
bottle bottigl bottle flasch bouteill botell
wine vino= vini= wine wein vin= vinos=
child bambin child kind= kinder enfant nino ninos
adult adult erwachsen
person person pers= people
print stamp print druck impress imprim impres
name nome= nomi= name= namen nom= nombre
rental nolegg rent hire miet verleih location louer alquil
hour ora= ore= hour stund heure hora=
day giorn day= days= tag= tage= jour dia= dias=
week settiman week woch semaine seman
month mese= mesi= month monat mois= mes= meses=
year anno= anni= year jahr ans= annee ano= anos=
bike bici bike= bikes= fahrrad velo= velos=
old vecchi old= alte= alten= altes= vieux vieil viej
service tagliand service= wartung revision
tasting degustaz tasting verkost degustat cata=
party festa= feste= party fete fiesta
subscription abbon subscri abo= abonn suscri
loyalty fedelt loyalt treue fidelit fidelid
points punto= punti= point punkt punto= puntos=
card carta= carte= tessera card= cards= karte tarjeta
store negozi bottega store= shop= laden magasin tienda
instalments rata= rate= instalment installment raten= mensualit cuota= cuotas= plazo
used usat used= gebraucht occasion usad
plant piant plant pflanz plante
repair riparaz repair reparat reparac
assembly montagg assembl montage montaje
installation installaz install instalac
care assisten support= kundendienst assistance asistenc
garden giardin garden garten jardin
home domicil home= hause= zuhause domicile
inspection sopralluog inspection besichtig inspeccion
saturday sabat saturday samstag samedi
sunday domenic sunday sonntag dimanche domingo
litre litr liter
kilo kg= chil kilo=
`;

const SERVICES: ReadonlySet<string> = new Set(
  ['delivery', 'return', 'refund', 'exchange', 'pickup', 'warranty'].map((matter) => `@${matter}`),
);

const whole = new Map<string, string>();
const beginnings = new Map<string, string>();
for (const [matter = '', ...words] of MATTERS.trim()
  .split('\n')
  .map((line) => line.split(' ')))
  for (const word of words)
    if (word.endsWith('=')) whole.set(word.slice(0, -1), `@${matter}`);
    else beginnings.set(word, `@${matter}`);
const LONGEST = Math.max(...[...beginnings.keys()].map(({ length }) => length));
const SHORTEST = Math.min(...[...beginnings.keys()].map(({ length }) => length));

/** The matter that a folded word names, `@delivery`; undefined for any other. */
export function matterOf(word: string): string | undefined {
  const exact = whole.get(word);
  if (exact) return exact;
  for (let length = Math.min(LONGEST, word.length); length >= SHORTEST; length--) {
    const found = beginnings.get(word.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

/** Whether it is something that a shop does, and not something that it sells. */
export function isService(matter: string): boolean {
  return SERVICES.has(matter);
}
