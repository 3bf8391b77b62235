/** Under which a tab keeps what of a live roast stands in no field of its record. */
export const ROOM = 'hanjan.roast';
