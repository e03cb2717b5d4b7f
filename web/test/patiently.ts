/** How long `vi.waitFor` waits for what takes milliseconds: its own second is short on a machine that is busy. */
export const PATIENTLY = { timeout: 20_000 }; // ms
