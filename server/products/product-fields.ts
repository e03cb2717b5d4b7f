import { type Fields, without } from '../database/fields.ts';
import { KEYWORD_LENGTH } from '../language/keywords.ts';

/**
 * All that a shop tells of a product. A new entry, with its migration and its property in `product.ts`, is read from the
 * table and written to it, found in files, compared, exported and copied from catalogue to catalogue.
 */
export const PRODUCT_FIELDS = {
  code: {
    type: 'text',
    label: 'ID',
    key: 'id',
    headings: [
      ...['sku', 'variantsku', 'cod', 'codice', 'code', 'riferimento', 'reference', 'codiceinterno', 'codicearticolo'],
      ...['codart', 'codiceprodotto', 'offerid', 'itemid', 'idprodotto', 'productid', 'idproduct', 'articolo', 'id'],
    ],
    longest: 64,
  },
  name: {
    type: 'text',
    label: 'Nome',
    headings: ['name', 'nome', 'titolo', 'title', 'prodotto', 'product', 'nomeprodotto', 'productname'],
    longest: 200,
  },
  description: {
    type: 'text',
    label: 'Descrizione',
    headings: [
      ...['descrizwebsorgentehtml', 'bodyhtml', 'descriptionhtml', 'longdescription', 'descrizionelunga'],
      ...['descrizioneestesa', 'description', 'descrizione', 'desc', 'descrizioneprodotto', 'dettagli'],
    ],
    longest: 5_000,
  },
  price: {
    type: 'text',
    beside: { priceCents: 'bigint', currency: 'text' },
    label: 'Prezzo',
    headings: [
      ...['prezzoivainclusa', 'prezzoivato', 'prezzotasseincl', 'pricetaxincl', 'prezzoivacompresa', 'listino1ivato'],
      ...[
        'pricetaxincluded',
        'finalpricetaxincluded',
        'pricefinal',
        'finalprice',
        'prezzovendita',
        'prezzodivendita',
        'prezzoalpubblico',
        'prezzopubblico',
        'variantprice',
        'price',
        'prezzo',
      ],
      ...[
        'prezzoeuro',
        'prezzofinale',
        'listino1',
        'prezzodilistino',
        'prezzolistino',
        'regularprice',
        'importo',
        'pvp',
      ],
    ],
    longest: 40,
  },
  category: {
    type: 'text',
    label: 'Categoria',
    headings: [
      ...['producttype', 'category', 'categoria', 'categorypath'],
      ...[
        'namecategory',
        'categoryname',
        'merchantcategory',
        'reparto',
        'productcategory',
        'type',
        'tipo',
        'tipologia',
      ],
    ],
    longest: 60,
  },
  imageUrl: {
    type: 'text',
    label: 'Immagine',
    key: 'image',
    headings: [
      ...['image', 'immagine', 'images', 'immagini', 'imagesrc', 'imageurl', 'imageurls', 'imageurlsxyz', 'imagelink'],
      ...['productimageurl', 'urlimmagine', 'linkimmagine', 'foto', 'picture', 'img', 'imgs'],
    ],
    longest: 2_000,
  },
  keywords: {
    type: 'text[]',
    label: 'Parole Chiave',
    headings: ['keywords', 'keyword', 'parolechiave', 'parolachiave', 'tag', 'tags', 'tagsxyz', 'etichette'],
    longest: KEYWORD_LENGTH,
  },
  link: {
    type: 'text',
    label: 'Link',
    headings: [
      ...['link', 'url', 'indirizzo', 'pagina', 'linkprodotto', 'urlprodotto', 'producturl', 'permalink'],
      ...['linkallofferta', 'landingpageurl'],
    ],
    longest: 2_000,
  },
  isAvailable: {
    type: 'boolean',
    label: 'Disponibile',
    key: 'available',
    headings: [
      ...['disponibile', 'available', 'disponibilita', 'availability', 'isavailable', 'instock', 'stockstatus'],
      ...['qtadisponibile', 'giacenza', 'quantita', 'quantity', 'qta', 'variantinventoryqty', 'inventoryquantity'],
      ...['stock', 'magazzino', 'savquantity'],
    ],
  },
  listPrice: {
    type: 'text',
    beside: { listPriceCents: 'bigint' },
    label: 'Prezzo Pieno',
    headings: [
      ...['prezzopieno', 'listprice', 'variantcompareatprice', 'compareatprice', 'prezzodiriferimento', 'formerprice'],
      ...['originalprice', 'prezzooriginale', 'prezzobarrato', 'prezzoprecedente', 'oldprice', 'vecchioprezzo'],
      ...['prezzointero', 'prezzononscontato', 'prezzodiconfronto'],
    ],
    longest: 40,
  },
  offerFrom: {
    type: 'text',
    beside: { offerStartsAt: 'timestamptz' },
    label: 'Inizio Offerta',
    headings: [
      ...['inizioofferta', 'offerfrom', 'datesalepricestarts', 'datadipartenzadelprezzoinsaldo', 'iniziosaldo'],
      ...['datadiiniziodelprezzoinofferta', 'datadiiniziodelprezzoscontato', 'salepricestarts', 'offertadal'],
    ],
  },
  offerUntil: {
    type: 'text',
    beside: { offerEndsAt: 'timestamptz' },
    label: 'Fine Offerta',
    headings: [
      ...[
        'fineofferta',
        'offeruntil',
        'datesalepriceends',
        'terminedatadelprezzodivendita',
        'dataincuiterminalofferta',
      ],
      ...['datadifinedelprezzoinofferta', 'datadifinedelprezzoscontato', 'salepriceends', 'offertafinoal', 'finesaldo'],
    ],
  },
  soldSince: {
    type: 'text',
    label: 'In Vendita Dal',
    headings: ['invenditadal', 'soldsince'],
  },
  variants: {
    type: 'jsonb',
    label: 'Varianti',
    headings: ['variants', 'variations', 'varianti'],
  },
} as const satisfies Fields;

/** What only shops with offers have. */
export const OFFER_FIELDS = ['listPrice', 'offerFrom', 'offerUntil', 'soldSince'] as const;

export const MOST_PRODUCTS = 200_000; // of a catalogue

export type ProductField = keyof typeof PRODUCT_FIELDS;

/** All that may change while the product stays the same one. */
export const PRODUCT_CONTENT = without(PRODUCT_FIELDS, 'code');
