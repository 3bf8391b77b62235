import { use, useEffect, useState } from 'react';
import { connection, onReconnect } from '../../base/api/connection.ts';
import { useOrgs } from '../../base/session/org.ts';
import { personOf, useSession } from '../../base/session/session.ts';
import { useStore } from '../../base/store/store.ts';
import { loadTexts, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useWaiting, type WaitingRecord } from '../drafts/waiting.ts';
import { OutboxLines } from './OutboxLines.tsx';
import { sendWaiting } from './send.ts';
import './outbox.css';

/** What is said of saves and drafts stands with records, which this page may have none of. */
const texts = loadTexts('work').catch(() => undefined);

/** A quiet line above the content: how much waits to be sent, and the way to what it is. */
export function Outbox() {
  use(texts);
  const waiting = useWaiting(personOf(useSession())?.user_uuid);
  const [isOpen, setOpen] = useState(false);
  useSending(waiting);
  if (waiting.length === 0) return null;
  const stopped = waiting.filter((record) => record.waiting.obstacle).length;
  const close = () => setOpen(false);
  const words = [
    stopped < waiting.length && t('outbox_count', { count: waiting.length - stopped }),
    stopped > 0 && t('outbox_stopped', { count: stopped }),
  ];
  return (
    <div className="outbox">
      <span role="status">
        {stopped > 0 && <Icon name="warning" size={16} />}
        {words.filter(Boolean).join(' · ')}
      </span>
      <button type="button" onClick={() => setOpen(true)}>
        {t('outbox_open')}
      </button>
      {isOpen && (
        <Dialog
          title={t('outbox')}
          light
          onClose={close}
          actions={
            <>
              <Button variant="subtle" onClick={close}>
                {t('close')}
              </Button>
              <SendNow />
            </>
          }
        >
          <OutboxLines records={waiting} onLeave={close} />
        </Dialog>
      )}
    </div>
  );
}

function SendNow() {
  const { state } = useStore(connection);
  return (
    <Button variant="default" disabled={state !== 'online'} onClick={() => sendWaiting(true)}>
      {t('outbox_send')}
    </Button>
  );
}

/** Sends what waits as soon as the server is there and it is known who asks it. */
function useSending(waiting: readonly WaitingRecord[]): void {
  const { user, state, ended } = useSession();
  const orgs = useOrgs();
  const isThere = useStore(connection).state === 'online' && state === 'ready' && !ended;
  // What has been tried comes again by its own clock.
  const untried = waiting.filter((record) => record.waiting.tries === 0 && !record.waiting.obstacle).length;
  useEffect(() => {
    if (isThere && orgs.state !== 'loading' && user && untried > 0) sendWaiting();
  }, [isThere, user, orgs, untried]);
  useEffect(() => {
    if (isThere) sendWaiting(true);
    return onReconnect(() => sendWaiting(true));
  }, [isThere]);
}
