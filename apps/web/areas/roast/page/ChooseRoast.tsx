import { clockText } from '@hanjan/charts/timeline/words.ts';
import type { Brief } from '@hanjan/roastlog/brief.ts';
import type { KeyboardEvent } from 'react';
import { t } from '../../../base/texts/index.ts';
import { when } from '../../../base/texts/times.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import type { Choosing } from './useChoosing.ts';
import './choose_roast.css';

/** Which of the roasts of a file is to be opened: a list of what each is called, its day and its length. */
export default function ChooseRoast({ name, roasts, choose, onClose }: Choosing) {
  return (
    <Dialog
      title={t('roast_choose')}
      onClose={onClose}
      actions={
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{t('roast_choose_text', { name, count: roasts.length })}</p>
      <ul className="choose-roast" onKeyDown={walk}>
        {roasts.map((roast, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is chosen by
          <li key={nth}>
            <button type="button" data-autofocus={nth === 0 || undefined} onClick={() => choose(nth)}>
              <b>{roast.name || t('roast_choose_nth', { nth: nth + 1 })}</b>
              {dayOf(roast) && <span>{dayOf(roast)}</span>}
              <span className="number">
                {roast.length_s === null ? '–' : clockText(roast.length_s)}
                {roast.isEstimated && <small> {t('roast_estimated')}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Arrows lead through the list, which may be long. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** A file may say of a day that there never was. */
function dayOf({ roasted_at }: Brief): string {
  if (!roasted_at || Number.isNaN(Date.parse(roasted_at))) return '';
  return roasted_at.includes('T') ? when(roasted_at) : roasted_at;
}
