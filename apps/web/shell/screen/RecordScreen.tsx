import { readId } from '@hanjan/core';
import type { Found } from '@hanjan/model/menu.ts';
import { loadAhead } from '../../base/store/idle.ts';
import { RecordPage } from '../../records/detail/RecordPage.tsx';
import { loadOutbox } from '../../records/outbox/OutboxHost.tsx';
import { askFirst } from '../../records/screen/ask_ahead.ts';
import type { ScreenProps } from '../../records/screen/props.ts';
import { ScreenFrame } from '../../records/screen/ScreenFrame.tsx';
import { fetchFirst } from '../../records/store/useRecord.ts';
import { Tools } from './Tools.tsx';

// What is saved without a network needs it, and it cannot be fetched by then.
loadAhead(() => void loadOutbox().catch(() => undefined));

export const askAhead = ({ tab, id }: Found) =>
  askFirst(
    tab.screen,
    (client, screen) => {
      const named = id === null ? undefined : readId(screen.entity, id);
      return named && fetchFirst(client, screen, named);
    },
    'read',
  );

/** One record of a screen, or a new one. */
export default function RecordScreen({ screen: name, id, mode }: ScreenProps) {
  return (
    <ScreenFrame name={name}>
      {/* From a new record of one screen to that of another: nothing of its form may stay. */}
      {(screen) => id && <RecordPage key={name} {...{ screen, id, mode }} Tools={Tools} />}
    </ScreenFrame>
  );
}
