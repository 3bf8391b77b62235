/** Where the chances of this run begin; `HANJAN_SEED` repeats an earlier one. */
export const seed = Number(process.env.HANJAN_SEED || Math.floor(Math.random() * 2 ** 31));
