import { pick, type Screen } from '@hanjan/core';
import { useLocation } from 'wouter';
import { releaseLeave } from '../../base/router/history.ts';
import { withNext } from '../../base/router/next.ts';
import { keeperOf } from '../drafts/open_keepers.ts';
import type { Form } from '../form/store.ts';
import { searchFrom, typeLater } from '../history/typed.ts';
import { complain } from './useSave.ts';

/** Where a form that a guest wrote says that it comes from, once they have signed in. */
const FROM = 'guest';

/**
 * Asks a guest who has written a record to sign in, and has the form saved when it opens again for them. What was typed goes
 * with the draft; where this device takes none, with the tab.
 */
export function useSaveAfterSignIn(screen: Screen, form: Form): () => Promise<void> | void {
  const [path, navigate] = useLocation();
  return () => {
    const faults = form.check();
    if (faults.length > 0) return complain(form, faults);
    const keeper = keeperOf(form);
    keeper?.flush();
    const isKept = keeper?.state.get().isRefused === false;
    typeLater(screen, null, isKept ? {} : pick(form.values(), form.changed()), { from: FROM, saves: true });
    releaseLeave();
    navigate(withNext('/user/signin', path + searchFrom(FROM)));
    return undefined;
  };
}
