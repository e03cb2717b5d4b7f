import type { Fields } from '../database/fields.ts';
import { FAQ_FIELDS, type FaqField } from '../faqs/faq-fields.ts';
import { fold } from '../language/fold.ts';
import { PRODUCT_FIELDS, type ProductField } from '../products/product-fields.ts';

export const OPTION_PLACES = [1, 2, 3, 4, 5, 6] as const;
type OptionRole = `option${(typeof OPTION_PLACES)[number]}${'Name' | 'Value'}`;

/** `Option1 Name` of one program, `Attributo 1 nome` of another. */
function optionHeadings(): Record<OptionRole, readonly string[]> {
  const entries = OPTION_PLACES.flatMap((place) => [
    [`option${place}Name`, [`option${place}name`, `attributo${place}nome`, `attribute${place}name`]],
    [
      `option${place}Value`,
      [
        ...[`option${place}value`, `option${place}`, `attribute${place}values`, `attribute${place}value`],
        ...['valutae', 'valorei', 'valoreoi', 'valori', 'valore', 'valuesi'].map((end) => `attributo${place}${end}`),
      ],
    ],
  ]);
  return Object.fromEntries(entries) as Record<OptionRole, readonly string[]>;
}

function optionLabels(): Record<OptionRole, string> {
  const entries = OPTION_PLACES.flatMap((place) => [
    [`option${place}Name`, `Opzione ${place}: nome`],
    [`option${place}Value`, `Opzione ${place}: valore`],
  ]);
  return Object.fromEntries(entries) as Record<OptionRole, string>;
}

/** What a file tells of a product beside its fields, and what comes of them. */
const OTHER_HEADINGS = {
  /** A lower price, for as long as it lasts. */
  offer: ['prezzoscontato', 'prezzoinofferta', 'saleprice', 'prezzoofferta', 'prezzopromozionale', 'specialprice'],
  /** `2026-11-20T00:00+0100/2026-12-24T23:59+0100`. */
  offerDates: ['salepriceeffectivedate'],
  /** Without VAT; the price is told where its decimals leave no doubt of the rate. */
  netPrice: ['pricetaxexcluded', 'pricetaxexcl', 'prezzotasseescluse', 'prezzotasseescl'],
  /** Taken off the price, between two days. */
  discountPercent: ['discountpercent', 'percentualedisconto', 'scontopercentuale'],
  discountAmount: ['discountamount', 'importodisconto', 'importodellosconto', 'valoredellosconto'],
  discountFrom: ['discountfromyyyymmdd', 'discountfrom', 'scontodalggmmaaaa', 'scontodaaaaammgg', 'scontodal'],
  discountUntil: [
    'discounttoyyyymmdd',
    'discountto',
    'scontoalggmmaaaa',
    'scontoaaaaammgg',
    'scontoal',
    'scontofinoal',
  ],
  published: ['pubblicato', 'published', 'publishedononlinestore', 'active01', 'attivo', 'active'],
  status: ['status', 'stato'],
  /** What the rows of one product with several sizes have in common. */
  group: ['handle', 'urlhandle', 'itemgroupid', 'parentidendrecord', 'parentid'],
  /** The product that a row is a size of, by its code or as `id:11`. */
  parent: ['genitore', 'parent'],
  /** Several, parted by commas: the first is the category, the others help to find the product. */
  categories: ['categories', 'categorie', 'categoriesxyz'],
  /** From the widest to the narrowest, parted by semicolons. */
  categoryTree: ['alberocategorie'],
  /** 1 to 5 can be had, 6 is sold out. */
  comparedStock: [],
  inventoryPolicy: ['variantinventorypolicy', 'continuesellingwhenoutofstock'],
  inventoryTracker: ['variantinventorytracker', 'inventorytracker'],
  /** As `parent`, in our own exports. */
  variantOf: ['variantedi'],
  /** What a shop's program calls the row itself, beside the code; `parent` may name it. */
  ownId: [],
  ...optionHeadings(),
  /** `Taglia: M; Colore: rosso`, or a list of an export. */
  options: ['opzioni', 'options', 'attributes', 'attributi'],
  size: ['size', 'taglia', 'misura'],
  color: ['color', 'colore', 'colour'],
  material: ['material', 'materiale'],
  pattern: ['pattern', 'fantasia'],
  variantImage: ['variantimage', 'variantimageurl', 'featuredimage'],
  /** Taken for the description where that is empty. */
  summary: ['shortdescription', 'brevedescrizione', 'descrizionebreve', 'riepilogo', 'summary', 'descriptionshort'],
  /** Whether there is a quantity at all: 'Art. con magazzino', 'Servizio'. */
  goodsKind: [],
} as const satisfies Record<string, readonly string[]>;

/** What people read that such a column was taken for. */
const OTHER_LABELS: Record<keyof typeof OTHER_HEADINGS, string> = {
  offer: 'Prezzo in offerta',
  offerDates: "Date dell'offerta",
  netPrice: 'Prezzo senza IVA',
  discountPercent: 'Sconto in percento',
  discountAmount: 'Sconto in euro',
  discountFrom: 'Inizio dello sconto',
  discountUntil: 'Fine dello sconto',
  published: 'Pubblicato',
  status: 'Stato',
  group: 'Varianti dello stesso prodotto',
  parent: 'Variante di',
  variantOf: 'Variante di',
  ownId: 'ID nel sito',
  ...optionLabels(),
  options: 'Opzioni',
  size: 'Taglia',
  color: 'Colore',
  material: 'Materiale',
  pattern: 'Fantasia',
  variantImage: 'Immagine della variante',
  categories: 'Categorie',
  categoryTree: 'Categorie',
  comparedStock: 'Disponibile',
  inventoryPolicy: 'Vendita senza scorte',
  inventoryTracker: 'Scorte contate',
  summary: 'Descrizione breve',
  goodsKind: 'Tipo di articolo',
};

/** What a column of a file of products may be taken for. */
export type ProductRole = ProductField | keyof typeof OTHER_HEADINGS;

/** What a name stands for, and how well; the less, the better. */
interface Meant<Role> {
  role: Role;
  rank: number;
}

const PRODUCT_NAMES = byName<ProductRole>({ ...headingsOf(PRODUCT_FIELDS), ...OTHER_HEADINGS });
const FAQ_NAMES = byName<FaqField>(headingsOf(FAQ_FIELDS));

function headingsOf(fields: Fields): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, { headings }]) => [field, headings]));
}

function byName<Role extends string>(headings: Record<string, readonly string[]>): Map<string, Meant<Role>> {
  return new Map(
    Object.entries(headings).flatMap(([role, names]) =>
      names.map((name, rank): [string, Meant<Role>] => [name, { role: role as Role, rank }]),
    ),
  );
}

/** `Parole Chiave`, `parole_chiave` and `PAROLE-CHIAVE` are one name; so are `Name *` and `name`. */
export function plainName(name: string): string {
  return fold(name).replace(/[^a-z0-9]/g, '');
}

/** How a kind of thing names what it has. */
export interface Naming<Role extends string> {
  /** What each of the names is taken for; undefined for one that is not known, or for which another stands better. */
  rolesOf(names: readonly string[]): (Role | undefined)[];
  /** The columns that a CSV must have, with their Italian names. */
  required: readonly { role: Role; label: string }[];
  /** What amounts of money are, where a column of them has no name that is known. */
  amount?: Role;
  /** What people call what a column is taken for. */
  labels: Readonly<Record<Role, string>>;
}

function labelsOf<Field extends string>(fields: Record<Field, { label: string }>): Record<Field, string> {
  const labels = Object.entries<{ label: string }>(fields).map(([field, { label }]) => [field, label]);
  return Object.fromEntries(labels) as Record<Field, string>;
}

/** Of several names for the same the most telling one is taken, wherever it stands. */
function rolesOf<Role extends string>(known: ReadonlyMap<string, Meant<Role>>, names: readonly string[]) {
  const roles: (Role | undefined)[] = names.map(() => undefined);
  const taken = new Map<Role, { rank: number; place: number }>();
  for (const [place, name] of names.entries()) {
    const meant = name.length > LONGEST_NAME ? undefined : known.get(plainName(name));
    if (!meant) continue;
    const other = taken.get(meant.role);
    if (other && other.rank <= meant.rank) continue;
    if (other) roles[other.place] = undefined;
    roles[place] = meant.role;
    taken.set(meant.role, { rank: meant.rank, place });
  }
  return roles;
}

const LONGEST_NAME = 100; // characters; what is longer is no heading

const FULL_PRICE = /^(?:regularprice|prezzo(?:di)?listino)$/;

/** What the same heading means in the files of one system or another. */
function productRolesOf(names: readonly string[]): (ProductRole | undefined)[] {
  const plain = names.map((name) => (name.length > LONGEST_NAME ? '' : plainName(name)));
  const has = (...wanted: string[]) => wanted.some((name) => plain.includes(name));
  const roles = rolesOf(PRODUCT_NAMES, names);
  const change = (name: string, role: ProductRole | undefined) => {
    for (const [index, each] of plain.entries()) if (each === name) roles[index] = role;
  };
  const give = (name: string, role: ProductRole) => {
    if (!has(name)) return;
    for (const [index, each] of roles.entries()) if (each === role) roles[index] = undefined;
    change(name, role);
  };
  // 1 to 5 can be had at a comparison site.
  if (has('merchantcategory'))
    for (const [index, role] of roles.entries()) if (role === 'isAvailable') roles[index] = 'comparedStock';
  // 'Simple' and 'variable' are no categories, a shop's own kind of goods is a better one than the world's.
  if (has('genitore', 'parent', 'visibilitanelcatalogo', 'visibilityincatalog')) {
    for (const name of ['tipo', 'type']) change(name, undefined);
    if (roles.includes('parent') && plain.some((name, index) => name !== 'id' && roles[index] === 'code'))
      change('id', 'ownId');
  } else if (has('handle', 'urlhandle')) give('type', 'category');
  // Trovaprezzi's XML parts a path by semicolons.
  if (has('shippingcost') && has('originalprice', 'partnumber', 'eancode')) change('categories', 'categoryTree');
  // Beside what something costs, a list price is the full one.
  if (roles.includes('price') && !roles.includes('listPrice')) {
    const full = plain.findIndex((name, index) => roles[index] === undefined && FULL_PRICE.test(name));
    if (full !== -1) roles[full] = 'listPrice';
  }
  // Where a shop's database is read, its prices are without VAT.
  if (has('idproduct')) change('price', undefined);
  if (has('tipologia') && has('qtadisponibile', 'listino1ivato', 'listino1')) {
    change('tipologia', undefined);
    give('tipologia', 'goodsKind');
  }
  if (!roles.includes('description'))
    for (const [index, role] of roles.entries()) if (role === 'summary') roles[index] = 'description';
  if (roles.includes('name')) return roles;
  // A price list that describes its goods and names none calls them by that.
  const described = plain.findIndex((name) => /^descri(?:zione|ption)$/.test(name));
  return roles.map((role, index) => (index === described ? 'name' : role));
}

export const PRODUCT_NAMING: Naming<ProductRole> = {
  labels: { ...labelsOf(PRODUCT_FIELDS), ...OTHER_LABELS },
  rolesOf: productRolesOf,
  amount: 'price',
  required: [{ role: 'name', label: PRODUCT_FIELDS.name.label }],
};

export const FAQ_NAMING: Naming<FaqField> = {
  labels: labelsOf(FAQ_FIELDS),
  rolesOf: (names) => rolesOf(FAQ_NAMES, names),
  required: [
    { role: 'question', label: FAQ_FIELDS.question.label },
    { role: 'answer', label: FAQ_FIELDS.answer.label },
  ],
};

/** How many of the cells are headings that are known. */
export function knownHeadings<Role extends string>(naming: Naming<Role>, cells: readonly string[]): number {
  return new Set(naming.rolesOf(cells).filter((role) => role !== undefined)).size;
}
