import { FirstTables1763640000000 } from '../../migrations/1763640000000-first-tables.ts';
import { EditorsModelFigures1763730000000 } from '../../migrations/1763730000000-editors-model-figures.ts';

/** Every step of the tables, in order. */
export const MIGRATIONS = [FirstTables1763640000000, EditorsModelFigures1763730000000];
