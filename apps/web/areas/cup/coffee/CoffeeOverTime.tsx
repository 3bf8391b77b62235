import type { Score } from '@hanjan/charts/scores/layout.ts';
import { ScoresChart } from '@hanjan/charts/scores/View.tsx';
import { roundTo, type Screen } from '@hanjan/core';
import type { CoffeeNotes } from '@hanjan/model/cafe/drink/calls.ts';
import { type ReactNode, useId, useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import TastersCompared from '../calibration/TastersCompared.tsx';
import { QcNotes } from '../cupped/QcNotes.tsx';
import '../calibration/calibration.css';
import { comparedOf, meanOfNote } from './compared.ts';

interface Props {
  readonly screen: Screen;
  readonly coffee: number;
  readonly name: string;
  readonly noted: CoffeeNotes;
}

const DAY_MS = 86_400_000;
const dayOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Notes by the mean of their scores, brews by how satisfied somebody was. */
const scoresOf = ({ notes, brews }: CoffeeNotes): Score[] => [
  ...notes.flatMap((note) => {
    const value = meanOfNote(note) ?? note.satis;
    return value === null ? [] : [{ day: dayOf(note.day), value, kind: 'note' as const }];
  }),
  ...brews.flatMap(({ day, satis }) =>
    satis === null ? [] : [{ day: dayOf(day), value: satis, kind: 'brew' as const }],
  ),
];

/** How a coffee was over time, how those who tasted it differ, and the newest notes. */
export function CoffeeOverTime({ screen, coffee, name, noted }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { notes, brews } = noted;
  const days = [...notes, ...brews].map(({ day }) => day).toSorted();
  const kindOf = (kind: Score['kind']) => t(kind === 'note' ? 'coffee_notes_mean' : 'coffee_notes_brew');
  const compared = comparedOf(noted);
  return (
    <>
      <Part title={t('coffee_notes_over_time')}>
        <ul className="coffee-notes-key">
          <li data-kind="note">{kindOf('note')}</li>
          <li data-kind="brew">{kindOf('brew')}</li>
        </ul>
        <div ref={frame}>
          {width > 0 && (
            <ScoresChart
              scores={scoresOf(noted)}
              width={width}
              words={{
                label: t('coffee_notes_label', {
                  ...{ name, from: days[0] ?? '', to: days.at(-1) ?? '' },
                  notes: notes.length,
                  brews: brews.length,
                }),
                help: t('coffee_notes_help'),
                kind: kindOf,
                number: (value) => String(roundTo(value, 10)),
              }}
            />
          )}
        </div>
      </Part>
      <Part title={t('coffee_notes_tasters')}>
        {compared.length === 0 ? (
          <p className="coffee-notes-few">{t('coffee_notes_few')}</p>
        ) : (
          <div className="calibration-below">
            <TastersCompared tasters={compared} />
          </div>
        )}
      </Part>
      {notes.length > 0 && (
        <Part title={t('coffee_notes_list')}>
          <QcNotes screen={screen} cupped="coffeebean_seq" of={coffee} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
