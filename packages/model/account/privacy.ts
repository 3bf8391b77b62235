/** The day of the privacy policy that is shown and agreed to now. Whoever changes the policy changes it. */
export const PRIVACY_VERSION = '2026-11-28';

/** The call by which somebody agrees to a policy that is newer than the one they agreed to. */
export const PRIVACY_PATH = '/api/userinfo/privacy';

/** The refusal of every other call until then. */
export const MUST_AGREE = 'privacy_newer';
