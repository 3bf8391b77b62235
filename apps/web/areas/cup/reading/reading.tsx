import { numberOrNull } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { Suspense } from 'react';
import { idle } from '../../../base/store/idle_wait.ts';
import { later } from '../../../base/store/later.tsx';
import { t, textOf } from '../../../base/texts/index.ts';
import { Graduation } from '../../../parts/size/Graduation.tsx';
import { meanOf } from '../../../records/field/mean.ts';
import type { ReadingProps, ReadingView } from '../../../records/field/reading.ts';
import { LeadFacts } from '../../../records/ledger/Facts.tsx';
import { ReadGroups } from '../../../records/ledger/ReadGroups.tsx';
import { BrewWay } from '../../brew/reading/cup_ways.tsx';
import './reading.css';

// The words of a note come first; its scores stand beside the radar as numbers.
const PointsRadar = later(async () => {
  await idle();
  return import('../score/PointsRadar.tsx');
});

const CompareKey = later(() => import('../compare/CompareKey.tsx'));

/** A note of a cup as a page of the workbook: what it was, its scores as a shape and as numbers, then its words. */
export const cupReading: ReadingView = { Body: CupReading };

function CupReading({ screen, record, form, names }: ReadingProps) {
  const [what, ...groups] = screen.form;
  const mean = meanOf(record, POINTS);
  // The scores stand above, and nothing stands beside what is read.
  const rest = groups.filter(({ view }) => view !== SCORES).map((group) => ({ ...group, side: false }));
  return (
    <div className="cup-reading">
      <header>
        <LeadFacts {...{ form, names }} fields={what?.fields ?? []} />
        {mean !== null && (
          <p className="cup-mean">
            <span>{t('mean')}</span>
            <output>{mean}</output>
          </p>
        )}
      </header>
      <BrewWay {...{ screen, record }} />
      <Suspense>{screen.list.compare && <CompareKey {...{ screen, record }} />}</Suspense>
      {mean !== null && <Scores {...{ record, form, names }} />}
      <ReadGroups {...{ form, names }} groups={rest} />
    </div>
  );
}

const SCORES = 'points';

/** What was scored: the radar, and each score on its graduation. */
function Scores({ record, form, names }: Omit<ReadingProps, 'screen'>) {
  const group = { key: 'note_points', fields: POINTS };
  return (
    <section className="cup-scores" aria-label={t('note_points')}>
      <div className="points-radar">
        <Suspense>
          <PointsRadar {...{ form, group, names }} isFixed={() => true} isReading />
        </Suspense>
      </div>
      <dl>
        {POINTS.map((name) => {
          const value = numberOrNull(record[name]);
          return (
            <div key={name} className="cup-score">
              <dt>{textOf(name)}</dt>
              <dd>
                <Graduation value={value} />
                {value === null ? <em>{t('not_scored')}</em> : <b>{value}</b>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
