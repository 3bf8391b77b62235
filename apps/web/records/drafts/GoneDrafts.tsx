import type { Screen } from '@hanjan/core';
import { useLocation } from 'wouter';
import { useMay } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { DraftLines } from './DraftLines.tsx';
import { markDraft } from './open_keepers.ts';
import { drafts as device } from './store.ts';
import { useDrafts, usePlace } from './useDrafts.ts';

interface Props {
  readonly screen: Screen;
  readonly recordKey: number;
  /** The address of a new record. */
  readonly href: string;
}

/** What was typed into a record that is gone: to go on with in a new one. */
export function GoneDrafts({ screen, recordKey, href }: Props) {
  const [, navigate] = useLocation();
  const drafts = useDrafts(usePlace(screen), recordKey);
  const mayWrite = useMay(screen, 'write');
  if (drafts.length === 0 || !mayWrite) return null;
  return (
    <>
      <p>{t('draft_gone')}</p>
      <DraftLines
        screen={screen}
        drafts={drafts}
        few={2}
        onResume={(draft) => {
          device.put({ ...draft, key: null, version: null, before: {}, attempt: null });
          markDraft(draft.id);
          navigate(href, { replace: true });
        }}
      />
    </>
  );
}
