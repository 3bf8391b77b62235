import { useSyncExternalStore } from 'react';
import { tokenIn } from './mail.ts';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The token of the link that this page was opened by. A newer link that is opened in the same tab loads no page anew. */
export const useLinkToken = (): string | undefined => useSyncExternalStore(subscribe, () => tokenIn(location.hash));
