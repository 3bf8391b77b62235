import { hasText, textOf } from './index.ts';

/** What a list calls a field at the head of its column: a shorter word than the form's, if there is one. */
export const headText = (name: string): string => textOf(hasText(`list_${name}`) ? `list_${name}` : name);
