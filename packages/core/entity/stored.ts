import type { Fields, StoredOf } from '../kind/registry.ts';

/** What the engine keeps of a record besides its fields, as far as it was read. */
export type Audited = {
  readonly version?: number;
  readonly rgst_by?: number | null;
  readonly rgst_at?: string;
  readonly edit_by?: number | null;
  readonly edit_at?: string | null;
  readonly removed_by?: number | null;
  readonly removed_at?: string | null;
};

/** A record as it is stored. */
export type StoredRow<F extends Fields> = { readonly [N in Exclude<keyof F, Passing<F>>]: StoredOf<F[N]> } & Audited;

/** The fields of the form alone. */
type Passing<F extends Fields> = { [N in keyof F]: F[N] extends { readonly passing: true } ? N : never }[keyof F];

/** The fields that the server gives a value. */
type Given<F extends Fields> = { [N in keyof F]: F[N] extends { readonly readonly: true } ? N : never }[keyof F];

/** A record that was found good: what the server gives a new one, or calculates, may still be missing. */
export type SoundRow<F extends Fields> = { readonly [N in Exclude<keyof F, Given<F>>]: StoredOf<F[N]> } & {
  readonly [N in Given<F>]?: StoredOf<F[N]> | null;
} & Audited;
