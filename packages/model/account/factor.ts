/** The calls on the factors of one's own account. */
export const FACTOR_PATH = '/api/userinfo/factor';

/** What an account may be opened with besides its password. */
export type Factor = 'totp' | 'passkey';

/** What somebody may bring when they are asked for their second factor. */
export type FactorWay = Factor | 'recovery';

/** How many passkeys an account has at the most. */
export const MOST_PASSKEYS = 20;
/** How long the name of a passkey is, in bytes. */
export const PASSKEY_NAME_BYTES = 90;

/** A passkey as its person sees it. */
export interface OwnPasskey {
  readonly passkey_seq: number;
  readonly passkey_name: string;
  /** Whether it is on other devices of its person, too. */
  readonly is_backed_up: boolean;
  readonly rgst_at: string;
  readonly used_at: string | null;
}

/** What an account has besides its password. */
export interface OwnFactors {
  readonly totp: { readonly rgst_at: string; readonly used_at: string | null } | null;
  readonly passkeys: readonly OwnPasskey[];
  /** How many recovery codes are left. */
  readonly recovery: number;
}

/** What a change answers: the factors by then, and recovery codes where it gave new ones. They are told this once. */
export interface ChangedFactors extends OwnFactors {
  readonly codes: readonly string[] | null;
}

/** The secret of an authenticator app that is being added, and the step that waits for its first code. */
export interface NewTotp {
  readonly step: string;
  /** Base32, as it is typed. */
  readonly secret: string;
  /** The address (`otpauth:`) that apps read from a QR code. */
  readonly address: string;
}
