/** The mock shop around the widget: a cart that counts, and products that the chat is told of when one looks at them. */
type TuoShop = (verb: 'page', page: { product: string }) => void;

let count = 0;
for (const card of document.querySelectorAll('li')) {
  card.querySelector('.buy')?.addEventListener('click', () => {
    count += 1;
    const shown = document.getElementById('count');
    if (shown) shown.textContent = `${count}`;
  });
  card.querySelector('.look')?.addEventListener('click', () => {
    for (const other of document.querySelectorAll('li')) other.classList.toggle('chosen', other === card);
    (window as unknown as { TuoShop: TuoShop }).TuoShop('page', { product: card.dataset.code ?? '' });
  });
}
