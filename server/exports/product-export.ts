import { type CataloguePlace, catalogueInUse, productsFrom, READ_SLICE } from '../products/catalogue-store.ts';
import type { ExportSource } from './export.ts';

export const productExport: ExportSource = {
  fileName: 'prodotti',
  columns: [
    { key: 'id', label: 'ID' },
    { key: 'name', label: 'Nome' },
    { key: 'description', label: 'Descrizione' },
    { key: 'price', label: 'Prezzo' },
    { key: 'category', label: 'Categoria' },
    { key: 'image', label: 'Immagine' },
    { key: 'keywords', label: 'Parole Chiave' },
    { key: 'link', label: 'Link' },
    { key: 'available', label: 'Disponibile' },
  ],
  async *rows({ companyId, read }) {
    const catalogue = await read((manager) => catalogueInUse(manager, companyId));
    let last: CataloguePlace | null = null;
    for (;;) {
      const products = await read((manager) => productsFrom(manager, companyId, catalogue.id, last));
      yield products.map(({ code, imageUrl, isAvailable, name, description, price, category, keywords, link }) => ({
        id: code,
        name,
        description,
        price,
        category,
        image: imageUrl,
        keywords,
        link,
        available: isAvailable,
      }));
      last = products.at(-1) ?? null;
      if (products.length < READ_SLICE) return;
    }
  },
};
