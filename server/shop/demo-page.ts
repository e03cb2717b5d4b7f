import type { Company } from '../companies/company.ts';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '../companies/company.ts';
import { type Product, toldPrice } from '../products/product.ts';
import type { ShopFront } from './front.ts';
import { bubbleColors } from './palette.ts';

const SHELF = 3; // products on the page

type Shown = Pick<Product, 'code' | 'name' | 'price' | 'description' | 'imageUrl'>;

/** For a shop that has few products yet, or none; without a code the chat is told of none. */
const EXAMPLES: readonly Shown[] = [
  {
    code: '',
    name: 'Zaino da città',
    price: '49,90 €',
    description: 'Impermeabile, con tasca per il portatile.',
    imageUrl: '',
  },
  { code: '', name: 'Borraccia termica', price: '19,90 €', description: 'Tiene il freddo per 24 ore.', imageUrl: '' },
  { code: '', name: 'Lampada da tavolo', price: '34,50 €', description: 'Luce calda regolabile.', imageUrl: '' },
];

/** A shop as it could be, with the company's widget in it: how it looks and what it does before it stands on a real page. */
export function demoPage(company: Pick<Company, 'id' | 'name'>, products: readonly Product[]): string {
  const available = products.filter((product) => product.isAvailable);
  const told = available.slice(0, SHELF).map((product) => ({ ...product, price: toldPrice(product) }));
  const shown: readonly Shown[] = [...told, ...EXAMPLES].slice(0, SHELF);
  const name = escaped(company.name);
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · pagina di prova</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/embed-demo/${company.id}.css">
<script async src="/embed.js" data-company="${company.id}"></script>
<script defer src="/embed-demo.js"></script>
</head>
<body>
<header><p class="note">Pagina di prova: così appare l'assistente sul sito del negozio. Il carrello è finto.</p>
<div class="top"><strong>${name}</strong><span class="cart" role="status">Carrello: <b id="count">0</b></span></div></header>
<main>
<h1>In vetrina</h1>
<ul>
${shown.map(card).join('\n')}
</ul>
</main>
</body>
</html>
`;
}

function card({ code, name, price, description, imageUrl }: Shown): string {
  const picture = /^(https?:|\/(?!\/))/i.test(imageUrl) // of another site, or uploaded to this one
    ? `<img src="${escaped(imageUrl)}" alt="" loading="lazy" width="320" height="200">`
    : '<div class="picture" aria-hidden="true"></div>';
  return `<li data-code="${escaped(code)}">${picture}<h2>${escaped(name)}</h2><p>${escaped(description)}</p><p class="price">${escaped(price)}</p>
<div class="buttons"><button type="button" class="look">Guarda</button><button type="button" class="buy">Aggiungi al carrello</button></div></li>`;
}

/** The page in the company's colours. A file of its own, because the page allows no styles in itself. */
export function demoStyle(front: Pick<ShopFront, 'primaryColor' | 'secondaryColor'> | null | undefined): string {
  const { from, to, line } = bubbleColors(
    front?.primaryColor ?? DEFAULT_PRIMARY_COLOR,
    front?.secondaryColor ?? DEFAULT_SECONDARY_COLOR,
  );
  return `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#0f172a;background:#f8fafc}
.note{margin:0;padding:8px 16px;font-size:14px;text-align:center;background:#fef9c3;color:#713f12}
header .top{display:flex;justify-content:space-between;gap:16px;padding:18px 24px;color:${line};background:linear-gradient(120deg,${from},${to})}
header strong{font-size:20px}
main{max-width:1040px;margin:auto;padding:16px 24px 120px}
h1{font-size:26px}
ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:20px;margin:0;padding:0;list-style:none}
li{display:flex;flex-direction:column;padding:16px;border:1px solid #e2e8f0;border-radius:14px;background:#fff}
li.chosen{border-color:${from};box-shadow:0 0 0 1px ${from}}
img,.picture{width:100%;height:180px;object-fit:cover;border-radius:10px;background:#e2e8f0}
h2{margin:12px 0 4px;font-size:18px}
p{margin:0 0 8px;color:#475569}
.price{margin-top:auto;font-size:18px;font-weight:700;color:#0f172a}
.buttons{display:flex;flex-wrap:wrap;gap:8px}
button{flex:auto;min-height:44px;padding:8px 12px;border:1px solid ${from};border-radius:10px;font:inherit;font-weight:600;color:#0f172a;background:#fff;cursor:pointer}
.buy{color:${line};background:${from}}
button:focus-visible{outline:3px solid #0f172a;outline-offset:2px}
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}
