import { releaseLeave } from '../../base/router/history.ts';
import { onNewPolicy, onSignedOutElsewhere } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { tellUndone } from '../../parts/states/missing.ts';
import { flushUnsaved } from '../../records/drafts/leaving.ts';

/** Who signs out in one tab is signed out in all of them: this page is opened afresh, which asks to sign in. */
export const followSignOut = (): void =>
  onSignedOutElsewhere(() => {
    releaseLeave();
    location.reload();
  });

/**
 * A page that was opened before the privacy policy changed is opened anew: it has the new one then, asks, and goes on with
 * what was being typed.
 */
export const followPolicy = (): void =>
  onNewPolicy(() => {
    // What this device does not store is in this page alone: whoever typed it sees that it was refused, and leaves by themselves.
    if (flushUnsaved().some(({ state }) => state.get().isRefused)) return;
    releaseLeave();
    location.reload();
  });

/** How much was timed on this device and is no record yet. */
let timed = async (): Promise<number> => 0;

/** Hands in who counts that. */
export function countAtLeave(count: () => Promise<number>): void {
  timed = count;
}

/** Begins to sign out; nobody loads that before. Without a network it may not be there: then the person stays signed in. */
export const leaveSession = (): Promise<void> =>
  import('./leave.ts').then(
    async ({ leave }) => leave(await timed().catch(() => 0)),
    () => tellUndone(t('signout_failed'), `${t('error_text')} ${t('signout_still')}`),
  );
