/** The calls on what somebody signs in by besides a password. */
export const PROVIDER_PATH = '/api/userinfo/provider';

/** A provider by which somebody signs in. */
export interface OwnProvider {
  readonly identity_seq: number;
  /** What it is called in the addresses of its calls. */
  readonly provider: string;
  readonly rgst_at: string;
  /** When they signed in by it last. */
  readonly used_at: string;
  /** Nothing else leads into the account. */
  readonly is_last: boolean;
}
