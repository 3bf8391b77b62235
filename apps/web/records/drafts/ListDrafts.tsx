import type { Screen } from '@hanjan/core';
import { useLocation } from 'wouter';
import { DraftLines } from './DraftLines.tsx';
import { markDraft } from './open_keepers.ts';
import { useDrafts, usePlace } from './useDrafts.ts';

interface Props {
  readonly screen: Screen;
  /** The address of a record, or of a new one (`write`). */
  hrefOf(key: string): string;
}

/** What the person has typed on a screen and not saved, above its rows. */
export function ListDrafts({ screen, hrefOf }: Props) {
  const [, navigate] = useLocation();
  const drafts = useDrafts(usePlace(screen));
  return (
    <DraftLines
      screen={screen}
      drafts={drafts}
      few={2}
      onResume={({ id, key }) => {
        markDraft(id);
        navigate(key === null ? hrefOf('write') : toChange(hrefOf(String(key))));
      }}
    />
  );
}

const toChange = (href: string) => `${href}${href.includes('?') ? '&' : '?'}mode=edit`;
