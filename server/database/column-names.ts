import { DefaultNamingStrategy } from 'typeorm';

/** `createdAt` in the code is `created_at` in the table. */
export class ColumnNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
