import type { Reading } from '../log.ts';
import { numberOf } from '../text/cells.ts';
import type { Head } from './reader.ts';

/** What JSON calls an object. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The file as JSON, or what is whole of one that is cut off. */
export function fileOf({ json, literal }: Head): Json {
  return isJson(json) ? json : (literal?.dict ?? {});
}

/** A number, which some programs write as a text. */
export const numberIn = (value: unknown): Reading =>
  typeof value === 'number' ? value : typeof value === 'string' ? numberOf(value) : null;

export const textIn = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;
