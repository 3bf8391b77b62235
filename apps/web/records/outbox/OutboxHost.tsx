import { Suspense, useSyncExternalStore } from 'react';
import { personOf, useSession } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { withTexts } from '../../base/texts/index.ts';
import { drafts } from '../drafts/store.ts';

/** Loads what puts records to wait and sends them, with what it says: no page needs it before something waits. */
export const loadOutbox = () => withTexts('outbox', import('./outbox.ts'));

const Outbox = later(loadOutbox);

/** What waits to be sent for the person of this page, and whatever sends it. */
export function OutboxHost() {
  const owner = personOf(useSession())?.user_uuid ?? '';
  const isWaiting = useSyncExternalStore(drafts.subscribe, () => drafts.of(owner).some(({ waiting }) => waiting));
  return (
    isWaiting && (
      <Suspense>
        <Outbox />
      </Suspense>
    )
  );
}
