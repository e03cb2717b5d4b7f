import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product's catalogue is the company's: that it names the company too was checked twice for each of 200,000 rows. */
export class ProductsOfCatalogues1763741500000 implements MigrationInterface {
  name = 'ProductsOfCatalogues1763741500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop constraint products_company_id_fkey');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add foreign key (company_id) references companies (id) on delete cascade');
  }
}
