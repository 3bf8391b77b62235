import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Whether what is found is written down as what is meant. */
export const isUpdate = process.env.UPDATE_GOLDEN === '1';

/** A file of what follows from the definitions. */
export const fileOf = (name: string) => new URL(`../golden/${name}`, import.meta.url);

/** What a file says. */
export const golden = (name: string): string => readFileSync(fileOf(name), 'utf8');

/** Expects a text to be what its file says; writes the file where that is asked for. */
export function expectGolden(name: string, text: string): void {
  if (isUpdate) writeFileSync(fileOf(name), text);
  expect(text).toBe(golden(name));
}
