import { plainName } from '../headers.ts';

/** The systems whose exports are known, in the form that they write. */
export type ImportSource =
  | 'OWN_EXPORT'
  | 'DANEA_TABLE'
  | 'DANEA_XML'
  | 'DANEA_INCREMENTAL'
  | 'WOOCOMMERCE_IT'
  | 'WOOCOMMERCE_EN'
  | 'SHOPIFY_CLASSIC'
  | 'SHOPIFY_NEW'
  | 'PRESTASHOP_IMPORT'
  | 'PRESTASHOP_LIST'
  | 'PRESTASHOP_SQL'
  | 'MERCHANT_TABLE'
  | 'MERCHANT_RSS'
  | 'MERCHANT_ATOM'
  | 'TROVAPREZZI_TABLE'
  | 'TROVAPREZZI_NO_HEADINGS'
  | 'TROVAPREZZI_XML'
  | 'IDEALO'
  | 'KELKOO';

/** Headings that one system writes and others hardly do, and how many of them are enough to tell it. */
interface Signature {
  source: ImportSource;
  names: readonly string[];
  enough: number;
}

const SIGNATURES: readonly Signature[] = [
  {
    source: 'DANEA_TABLE',
    names: [
      ...[
        'cod',
        'listino1ivato',
        'listino2ivato',
        'listino1',
        'listino2',
        'descrizwebsorgentehtml',
        'codudm',
        'codiva',
      ],
      ...[
        'formulalistino1',
        'codabarre',
        'codprodforn',
        'prezzofornivato',
        'prezzoforn',
        'qtadisponibile',
        'qtagiacenza',
      ],
      ...['qtaimpegnata', 'qtainarrivo', 'ggordine', 'scortamin', 'venditatouch'],
    ],
    enough: 3,
  },
  {
    source: 'WOOCOMMERCE_IT',
    names: [
      ...[
        'inprimopiano',
        'visibilitanelcatalogo',
        'abilitagliordiniarretrati',
        'vendutosingolarmente',
        'statodelleimposte',
      ],
      ...['aliquotadiimposta', 'genitore', 'urlesterna', 'prezzodilistino', 'prezzoinofferta', 'attributo1nome'],
      ...[
        'datadipartenzadelprezzoinsaldo',
        'terminedatadelprezzodivendita',
        'consentirelerecensionideiclienti',
        'upsell',
      ],
      ...['prodottiraggruppati', 'notadiacquisto', 'classedispedizione', 'brevedescrizione', 'attributo1valoreoi'],
    ],
    enough: 3,
  },
  {
    source: 'WOOCOMMERCE_EN',
    names: [
      ...['isfeatured', 'visibilityincatalog', 'backordersallowed', 'soldindividually', 'taxstatus', 'taxclass'],
      ...['datesalepricestarts', 'datesalepriceends', 'lowstockamount', 'groupedproducts', 'upsells', 'crosssells'],
      ...['externalurl', 'buttontext', 'attribute1name', 'attribute1values', 'allowcustomerreviews', 'regularprice'],
      ...['purchasenote', 'downloadlimit', 'downloadexpirydays', 'shippingclass'],
    ],
    enough: 3,
  },
  {
    source: 'SHOPIFY_CLASSIC',
    names: [
      ...[
        'handle',
        'bodyhtml',
        'variantsku',
        'variantprice',
        'variantinventoryqty',
        'variantinventorypolicy',
        'imagesrc',
      ],
      ...['variantcompareatprice', 'option1name', 'option1value', 'variantinventorytracker', 'giftcard'],
    ],
    enough: 3,
  },
  {
    source: 'SHOPIFY_NEW',
    names: [
      ...['urlhandle', 'compareatprice', 'continuesellingwhenoutofstock', 'inventorytracker', 'inventoryquantity'],
      ...['productimageurl', 'publishedononlinestore', 'chargetax', 'fulfillmentservice', 'option1linkedto'],
    ],
    enough: 3,
  },
  {
    source: 'PRESTASHOP_IMPORT',
    names: [
      ...[
        'active01',
        'categoriesxyz',
        'pricetaxexcluded',
        'pricetaxincluded',
        'taxrulesid',
        'onsale01',
        'imageurlsxyz',
      ],
      ...[
        'tagsxyz',
        'supplierreference',
        'lowstocklevel',
        'acessoriesxyz',
        'attivo01',
        'categoriexyz',
        'prezzotasseescl',
      ],
      ...[
        'prezzotasseincl',
        'idregolefiscali',
        'idregoleditassazione',
        'inofferta01',
        'urldelleimmaginixyz',
        'urlimmaginixyz',
      ],
    ],
    enough: 3,
  },
  {
    source: 'PRESTASHOP_LIST',
    names: [
      ...['pricetaxexcl', 'pricetaxincl', 'prezzotasseescl', 'prezzotasseincl', 'prezzobase', 'prezzofinale'],
      ...[
        'finalprice',
        'baseprice',
        'productid',
        'idprodotto',
        'riferimento',
        'reference',
        'namecategory',
        'pricefinal',
      ],
      ...['savquantity', 'finalpricetaxexcluded', 'pricetaxincluded'],
    ],
    enough: 3,
  },
  {
    source: 'PRESTASHOP_SQL',
    names: [
      ...['idproduct', 'idcategorydefault', 'wholesaleprice', 'descriptionshort', 'linkrewrite', 'idmanufacturer'],
      ...['idsupplier', 'idtaxrulesgroup', 'availableforordertotal', 'ean13', 'idlang', 'idshop', 'onlineonly'],
    ],
    enough: 3,
  },
  {
    source: 'MERCHANT_TABLE',
    names: [
      ...[
        'title',
        'availability',
        'imagelink',
        'googleproductcategory',
        'itemgroupid',
        'salepriceeffectivedate',
        'producttype',
        'gtin',
        'mpn',
      ],
      ...['additionalimagelink', 'availabilitydate', 'identifierexists', 'agegroup', 'customlabel0', 'shippingweight'],
      ...['unitpricingmeasure', 'condition'],
    ],
    enough: 3,
  },
  {
    source: 'TROVAPREZZI_TABLE',
    names: [
      ...['prezzodiriferimento', 'prezzovendita', 'linkallofferta', 'alberocategorie', 'linkimmagine', 'codiceean'],
      ...['spesedispedizione', 'codiceproduttore', 'ulteriorelinkimmagine1', 'parentid'],
    ],
    enough: 3,
  },
  {
    source: 'IDEALO',
    names: [
      ...['categorypath', 'eans', 'imageurls', 'formerprice', 'deliverytime', 'paymentcostspaypal', 'merchantname'],
      ...['hans', 'pzns', 'oens', 'kbas', 'checkoutlimitperperiod', 'fulfillmenttype'],
    ],
    enough: 3,
  },
  {
    source: 'KELKOO',
    names: [
      ...['offerid', 'producturl', 'landingpageurl', 'merchantcategory', 'deliverycost', 'deliverytime', 'imageurl'],
      ...['mobileurl', 'offertype', 'skus', 'merchantinfo'],
    ],
    enough: 4,
  },
];

const OWN_HEADINGS = [
  'id',
  'nome',
  'descrizione',
  'prezzo',
  'categoria',
  'immagine',
  'parolechiave',
  'link',
  'disponibile',
];
const OWN_KEYS = ['id', 'name', 'description', 'price', 'category', 'image', 'keywords', 'link', 'available'];

/** Whose export has these headings; null where nobody's is known to. */
export function sourceOfHeadings(headings: readonly string[]): ImportSource | null {
  const names = headings.filter((heading) => heading.length <= 100).map(plainName);
  const all = new Set(names);
  // What was added since stands behind.
  const begins = (own: readonly string[]) => own.every((name, place) => names[place] === name);
  if (begins(OWN_HEADINGS) || begins(OWN_KEYS)) return 'OWN_EXPORT';
  let best: { source: ImportSource; share: number } | null = null;
  for (const { source, names: telling, enough } of SIGNATURES) {
    const count = telling.filter((name) => all.has(name) || [...all].some((each) => isDeliveryOf(name, each))).length;
    const share = count / enough;
    if (count >= enough && (best === null || share > best.share)) best = { source, share };
  }
  return best?.source ?? null;
}

/** `deliveryCosts_dhl` is one of many that begin alike. */
function isDeliveryOf(name: string, heading: string): boolean {
  return name === 'paymentcostspaypal' && /^(?:paymentcosts|deliverycosts)[a-z]/.test(heading);
}
