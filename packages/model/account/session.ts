/** The calls on the places where somebody is signed in. */
export const SESSION_PATH = '/api/userinfo/session';

/** What people call the devices that they sign in with. */
export const SYSTEMS = [
  'iphone',
  'ipad',
  'android',
  'android_tablet',
  'windows',
  'mac',
  'chromebook',
  'linux',
  'other',
] as const;
export type SystemName = (typeof SYSTEMS)[number];

/** The browsers that people know by their names. */
export const BROWSERS = [
  'kakaotalk',
  'naver',
  'whale',
  'samsung',
  'edge',
  'opera',
  'firefox',
  'chrome',
  'safari',
  'other',
] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** A place where somebody is signed in. */
export interface OwnSession {
  readonly session_seq: number;
  readonly session_system: SystemName;
  readonly session_browser: BrowserName;
  /** The shortened address of its network, as it was when they signed in. */
  readonly subnet: string;
  readonly rgst_at: string;
  readonly seen_at: string;
  /** The one that asks. */
  readonly is_here: boolean;
}
