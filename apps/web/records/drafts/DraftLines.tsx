import type { Screen } from '@hanjan/core';
import { useState } from 'react';
import { toContent } from '../../base/router/scroll.ts';
import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import type { Draft } from './draft.ts';
import { useDraftNames } from './names.ts';
import { drafts as device } from './store.ts';
import { askToThrowAway } from './throwAway.ts';
import './drafts.css';

interface Props {
  readonly screen: Screen;
  readonly drafts: readonly Draft[];
  /** How many are shown before the others are asked for. */
  readonly few: number;
  onResume(draft: Draft): void;
}

/** What was typed and not saved, a quiet line each: to go on with, or to throw away. */
export function DraftLines({ screen, drafts, few, onResume }: Props) {
  const nameOf = useDraftNames(screen, drafts);
  const [isOpen, setOpen] = useState(false);
  if (drafts.length === 0) return null;
  const shown = isOpen ? drafts : drafts.slice(0, few);
  const throwAway = async (draft: Draft) => {
    if (!(await askToThrowAway(draft))) return;
    toContent();
    device.drop(draft.owner, draft.id);
  };
  return (
    <section className="drafts" aria-label={t('drafts')}>
      <ul>
        {shown.map((draft) => {
          const { id, key, at } = draft;
          const name = nameOf(draft);
          return (
            <li key={id}>
              <span className="draft-name">{name}</span>
              <span className="draft-at">
                {t(key === null ? 'draft_written' : 'draft_changed', { at: dayAndTime(at) })}
              </span>
              <span className="draft-ways">
                <button type="button" aria-label={t('draft_resume_of', { name })} onClick={() => onResume(draft)}>
                  <span className="quiet-link">{t('draft_resume')}</span>
                </button>
                <button type="button" aria-label={t('draft_discard_of', { name })} onClick={() => throwAway(draft)}>
                  <span className="quiet-link">{t('draft_discard')}</span>
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < drafts.length && (
        <button type="button" className="draft-more" onClick={() => setOpen(true)}>
          <span className="quiet-link">{t('draft_more', { count: drafts.length - shown.length })}</span>
        </button>
      )}
    </section>
  );
}
