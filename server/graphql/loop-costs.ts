// What holds the event loop, as `npm run bench -- field-costs` measures it; what was measured once need not be exact, since
// what an operation did cost is settled after it.

/** ms that a request costs, whatever is in it: to be received, and answered. */
export const COST_OF_REQUEST = 0.2;

/** ms that any operation costs: its viewer, its way to the database and back. */
export const COST_OF_OPERATION = 0.4;

/** ms of one field of one row: read from its row, checked, written out. */
export const COST_OF_FIELD = 0.002;

/** ms that a field costs beside that, for each row that has it. */
export const LOOP_COSTS: Readonly<Record<string, number>> = {};
