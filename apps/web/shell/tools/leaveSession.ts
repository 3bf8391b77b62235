import { releaseLeave } from '../../base/router/history.ts';
import { onSignedOutElsewhere } from '../../base/session/session.ts';
import { tellMissing } from '../../parts/states/missing.ts';

/** Who signs out in one tab is signed out in all of them: this page is opened afresh, which asks to sign in. */
export const followSignOut = (): void =>
  onSignedOutElsewhere(() => {
    releaseLeave();
    location.reload();
  });

/** How much was timed on this device and is no record yet. */
let timed = async (): Promise<number> => 0;

/** Hands in who counts that. */
export function countAtLeave(count: () => Promise<number>): void {
  timed = count;
}

/** Begins to sign out; nobody loads that before. */
export const leaveSession = (): Promise<void> =>
  import('./leave.ts').then(async ({ leave }) => leave(await timed().catch(() => 0)), tellMissing);
