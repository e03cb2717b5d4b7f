/** How amounts, reductions and gifts are said, in Italian, English, German, French and Spanish. */

export const NUMBER = "\\p{Nd}+(?:[.,'’]\\p{Nd}+| \\p{Nd}{3}(?!\\p{Nd}))*";
export const CURRENCY =
  '€|\\$|£|¥|(?:euro?s?|euri(?:ni)?|eur|usd|gbp|chf|dollar[oi]?s?|sterlin[ae]|pounds?|pfund|livres sterling|libras|franch[io]|francs?|franken|lir[ae]|bucks|quid|centesim[oi]|centavos|céntimos|centimes?|cents?)(?![\\p{L}\\d])';
export const PERCENT = '%|(?:per|pour|por)\\s*cento?(?!\\p{L})|percent(?!\\p{L})|ciento(?!\\p{L})|prozent(?!\\p{L})';
const ITALIAN_NUMBER =
  '(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[\\p{L}]*|[\\p{L}]*(?:cent[oi]|mille|mila)[\\p{L}]*)';
const ENGLISH_NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]\\p{L}+)?|(?:\\p{L}+ )?(?:hundred|thousand))';
const GERMAN_NUMBER =
  '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}*(?:zig|dreißig|hundert|tausend)\\p{L}*)';
const FRENCH_NUMBER =
  '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-\\p{L}+|(?:vingt|trente|quarante|cinquante|soixante|quatre-vingt)(?:[- ]\\p{L}+)?|cent|mille)';
const SPANISH_NUMBER =
  '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)|cien(?:to)?|mil)';
/** A number from two on, in words. */
export const SPELLED = `(?:${ITALIAN_NUMBER}|${ENGLISH_NUMBER}|${GERMAN_NUMBER}|${FRENCH_NUMBER}|${SPANISH_NUMBER})`;
const ROMAN = '(?-i:[IVXLCDM]{2,8})';
const COUNT = `(?:\\d{1,3}|un[oa]?|one|an?|ein[es]?|une?|${SPELLED})`;

export const PRICE_WORD =
  '(?:cost(?:a|ano|ava|avano|erà|erebbe|o(?: \\p{L}+){0,2}|s)?|costs|prezzo(?: \\p{L}+){0,3}|vien[ei](?: via)?|vengono|val(?:e|gono|en)|pagh?(?:i|o|a|ate|erai|erà)|spend(?:i|erai)|lasci(?:o|amo)|d[oò]|diamo|a sol[io]|per sol[io]|(?:per (?:te|voi|lei)|tu[oa]|vostr[oa]) (?:a|per|con)|(?:get|take|have|yours)(?: \\p{L}+)? for|a partire da|listino|price[sd]?(?: \\p{L}+){0,2}|kost(?:en|et|ete)|preis|prei?s ist|coûte(?:nt)?|prix(?: \\p{L}+){0,2}|cuestan?|precio(?: \\p{L}+){0,2})';
export const ABOUT =
  '(?:è|:|di|a|ai|sui|via|poco|solo|soli|soltanto|appena|circa|quasi|ben|oggi|ora|adesso|intorno a|intorno ai|attorno ai|fino a|meno di|poco più di|più di|is|are|only|just|about|now|today|for|ist|nur|heute|jetzt|est|de|seulement|es|sólo|solamente|por|(?:un|una)(?=\\s+\\p{L}+in[ao](?!\\p{L}))|\\s)';
/** What may follow a price: the end of what is said of it, and no thing that is counted. */
export const AFTER_PRICE =
  "\\s*(?:[.;:!?()\\n/+–—]|-\\s|,\\s|$|(?:e|ed|ma|più|invece|anziché|al|con|per|in|iva|tondi|spedit[oaie]|compres[oaie]|inclus[oaie]|esclus[oaie]|cadaun[oa]|l['’]un[oa]|and|but|each|per|with|today|und|aber|mit|pro|heute|et|mais|avec|par|y|pero|hoy)(?!\\p{L}))";

/** What nobody may say but in the very words of the fact: halves, two for one, and slang for money. */
export const VERBATIM = [
  `(?:compr|prend|acquist|port|ordin)\\p{L}*\\s+${COUNT}(?:\\s+[\\p{L}\\x27’]+){0,3}[\\s,]+(?:e\\s+)?(?:ne\\s+)?pag\\p{L}*\\s+(?:solo\\s+|come\\s+)?${COUNT}`,
  `pag\\p{L}*\\s+(?:come|per)\\s+${COUNT}`,
  `${COUNT}(?:\\s+[\\p{L}\\x27’]+){0,3}\\s+al prezzo di\\s+${COUNT}`,
  `(?:due|tre|quattro|[2-9])\\s*(?:x|per|al prezzo di)\\s*(?:uno|due|tre|[1-8])`,
  "(?:il|la|lo|un['’a]?|ogni)\\s*(?:second|terz|quart|quint|sest|settim|decim)\\p{L}*(?:\\s+[\\p{L}\\x27’]+){0,2}\\s+(?:è\\s+)?(?:in omaggio|gratis|omaggio|offert\\p{L}*|(?:al|a)\\s+metà|al \\d+)",
  '(?:a |la )?metà (?:del )?prezzo|prezzo dimezzato|dimezzat[oiae]|a metà|alla metà',
  '(?:cost|pag|vien|vend|val|lasci)\\p{L}*(?:\\s+[\\p{L}\\x27’]+){0,3}\\s+(?:la metà|un (?:terzo|quarto|quinto|decimo)|due terzi)',
  'un (?:terzo|quarto|quinto) (?:in|di) meno|prezzo (?:di favore|stracciato)|sottocosto|regalat[oaie]|quasi nulla|due soldi',
  '(?:mezz[oa]|un|uno|due|tre)?\\s*(?:centone|cinquantone|centinaio di|cinquantell[oa]|ventello|decino|piott[ae]|deca)',
  '(?:a |half a )?(?:fiver|tenner)|\\d+ (?:bucks|quid)',
  'half[- ]price|half (?:the|its) (?:usual )?price|half off|for half',
  `buy\\s+${COUNT}[^.!?]{0,30}?\\s(?:get|pay)|pay for\\s+${COUNT}`,
  `${COUNT}(?:\\s+[\\p{L}\\x27’]+){0,2}\\s+for\\s+(?:the price of\\s+)?(?:one|two|three|[1-9])`,
  'second\\s+(?:[\\p{L}\\x27’]+\\s+){0,2}(?:free|half)',
  '(?:zum )?halbe[nrms]? preis|(?:um |für )?die hälfte|halb so teuer',
  `kauf\\p{L}*\\s+(?:sie\\s+)?${COUNT}[^.!?]{0,30}?zahl\\p{L}*`,
  `${COUNT}(?:\\s+[\\p{L}\\x27’]+){0,2}\\s+zum preis von`,
  '(?:à )?(?:la )?moitié(?: prix| du prix)?',
  `${COUNT}(?:\\s+[\\p{L}\\x27’]+){0,3}\\s+(?:pour|au prix d[e'’])\\s*(?:le prix d[e'’]\\s*)?(?:un|une|deux|trois|[1-9])`,
  '(?:deuxième|troisième|second|seconde)\\s+(?:[\\p{L}\\x27’]+\\s+){0,3}(?:gratuit|offert)\\p{L}*',
  '(?:a )?(?:la )?mitad(?: de(?:l)? precio)?',
  `(?:compr|llev)\\p{L}*\\s+${COUNT}[^.!?]{0,30}?(?:pag\\p{L}*|por el precio)`,
  `${COUNT}(?:\\s+[\\p{L}\\x27’]+){0,2}\\s+por\\s+(?:el precio de\\s+)?(?:uno|dos|tres|[1-9])`,
  `${ROMAN}\\s+(?:euro|€)`,
];

export const DISCOUNT = [
  'scont[oi]|scontat\\p{L}+|scontistic\\p{L}+|promo(?:zion[ei]|zional[ei])?|(?:in |a )saldo|prezz[oi] (?:special|scontat|ridott|promozional|ribassat)\\p{L}*|saldi|coupon|voucher|cashback|ribass\\p{L}+|svendit[ae]|liquidazione|in offerta|offert[ae] (?:special[ei]|lampo|del\\p{L}*|a tempo|limitat[ae])|black friday|prezzo pieno|[−-]\\s?\\d+\\s?%|risparm(?:i|ia|iano|iate|ierai|iare|iando)|(?:in|di) meno(?= ?[.!?,;)]| su| sul)',
  'discount\\p{L}*|on sale|special (?:offer|price)s?|on offer|promotions?|cheaper|reduced|bargain|sav(?:e|es|ing|ings)|\\d+ ?(?:%|percent|per cent|euros?|€) off|off the',
  'rabatt\\p{L}*|reduziert\\p{L}*|im angebot|sonderangebot\\p{L}*|nachlass|ermäßig\\p{L}*|günstiger|schnäppchen|spar(?:en|st|t)|ausverkauf',
  'remises?|réductions?|réduit\\p{L}*|soldé\\p{L}*|soldes|en promo\\p{L}*|rabais|économis\\p{L}*|moins cher\\p{L}*',
  'descuentos?|rebaj\\p{L}*|(?:en|de) oferta|promoci\\p{L}+|ahorr\\p{L}*|más barat\\p{L}*|liquidación|(?:por ciento|%) menos',
].join('|');

export const FREE = [
  "gratis|gratuit\\p{L}*|omaggio|omaggi|regaliamo|(?<!(?:dare|portare|fare|farlo|farla) )in regalo|(?:a )?costo zero|zero spese|spese zero|senza (?:spese|costi|interessi)(?: aggiuntiv[ie])?|non (?:si )?paga(?:no)?|(?:l[aoei']|te l[aoei]|ve l[aoei]) ?(?:offriamo|regal\\p{L}+)|offriamo noi|(?<!\\p{L})(?:ti|vi|le) regal(?:o|iamo)|spedizione (?:inclusa|compresa|offerta)|consegna (?:inclusa|compresa|offerta)",
  '(?<!feel )(?<![\\p{L}]-)free(?! (?:of|from|to)(?!\\p{L}))(?!-)|complimentary|on the house|(?:no|without) (?:extra )?(?:charge|cost)|interest[- ]free',
  'kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|geschenkt|schenken|ohne (?:aufpreis|zinsen)|zinslos',
  '(?:est|sont|sera|seront) offerts?|(?:est|sont) offertes?|offerts? (?:pour|avec)|sans (?:frais|intérêts)|en cadeau',
  'de regalo|regalamos|sin (?:coste|gastos|intereses)|obsequio',
].join('|');

/** 'In tre rate': how often one pays. */
export const INSTALMENTS = `(?<count>\\d{1,3}|${SPELLED})\\s+(?:comode\\s+|equal\\s+|zinslose\\s+)?(?:rate|mensilità|instal?lments|raten|mensualités|versements|cuotas|plazos)`;

export const NEGATED =
  "(?<!\\p{L})(?:non(?! (?:solo|soltanto|perder\\p{L}*|lasciar\\p{L}*|mancar\\p{L}*))|nessun[oa]?|né|no|not|never|don['’]t|isn['’]t|kein\\p{L}*|nicht|pas|aucun\\p{L}*|ningun\\p{L}*|ningún)(?!\\p{L})[^.!?]{0,60}$";
