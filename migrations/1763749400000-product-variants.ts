import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The sizes and colours of a product stand in its own row: they are read, copied from catalogue to catalogue, undone and
 * removed with it, behind its wall, and an import of 400,000 of them writes no more rows than one without.
 */
export class ProductVariants1763749400000 implements MigrationInterface {
  name = 'ProductVariants1763749400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table products
  -- [{ code, options: [{ name, value }], price, priceCents, isAvailable, imageUrl, link }], in their order.
  add column variants jsonb not null default '[]' check (jsonb_array_length(variants) <= 100)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column variants');
  }
}
