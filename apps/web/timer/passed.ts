/** The field whose recorded time was passed last by the brew of this page or by the main timer; null before any. */
export const usePassed = (_terms: Readonly<Record<string, number | null>>): string | null => null;
