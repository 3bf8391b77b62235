/** A value that may be anything, where it is a number. */
export const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A value that may be anything, where it is a text. */
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
