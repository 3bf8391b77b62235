import { type ReactNode, useState } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import { ProveAgain } from './ProveAgain.tsx';
import { ProviderAgain } from './ProviderAgain.tsx';

/** The server wants to know once more who this is. */
const WANTED = 'fresh_required';

interface Fresh {
  /** The question, while it is asked: stands anywhere on the page. */
  readonly question: ReactNode;
  /** Sends something; where the server asks who this is the person is, and it is sent once more. Null when they would not say. */
  fresh<T>(send: () => Promise<Answer<T>>): Promise<Answer<T> | null>;
}

/** For what cannot be undone, or tells everything: the person proves once more who they are, by what they sign in with. */
export function useFresh(): Fresh {
  const [waiting, setWaiting] = useState<PromiseWithResolvers<boolean> | null>(null);
  const person = personOf(useSession());
  const hasProof = !person || person.has_pass || (person.factors?.length ?? 0) > 0;
  const end = (isProved: boolean) => {
    setWaiting(null);
    waiting?.resolve(isProved);
  };
  return {
    question: waiting && (hasProof ? <ProveAgain onEnd={end} /> : <ProviderAgain onEnd={end} />),
    async fresh(send) {
      const first = await send();
      if (first.code !== WANTED) return first;
      const asked = Promise.withResolvers<boolean>();
      setWaiting(asked);
      return (await asked.promise) ? send() : null;
    },
  };
}
