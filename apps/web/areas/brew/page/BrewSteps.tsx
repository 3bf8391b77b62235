import type { Row } from '@hanjan/core';
import { Suspense } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t, withTexts } from '../../../base/texts/index.ts';
import { isShot, type Plan, pouredWord } from '../plan.ts';
import { usePassed } from '../timer/passed.ts';
import { BrewTable } from './BrewTable.tsx';
import { stepped } from './stepped.ts';
import './steps_part.css';

// Its boxes are those of forms, and so are the words in them.
const StepsEdit = later(() => withTexts('work', import('./StepsEdit.tsx')));

interface Props {
  readonly fields: Row;
  readonly plan: Plan;
  readonly isWriting: boolean;
  setWriting(isWriting: boolean): void;
  put(part: Row): void;
}

/** The pours of a plan: to read, and on demand to write in the same box as in a form. */
export function BrewSteps({ fields, plan, isWriting, setWriting, put }: Props) {
  const isWhole = plan.pours.length < 2;
  const label = isWriting ? 'brewpage_edited' : isWhole ? 'brewpage_split_steps' : 'brewpage_edit_steps';
  return (
    <section aria-labelledby="brewpage-steps">
      <header>
        <h2 id="brewpage-steps">{t('brewpage_steps')}</h2>
        <button type="button" className="quiet-link" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {t(label)}
        </button>
      </header>
      {isWriting ? (
        <Suspense fallback={<BrewTable {...{ fields, plan }} />}>
          <StepsEdit fields={fields} set={(steps) => put(stepped(fields, steps))} />
        </Suspense>
      ) : isWhole ? (
        <Whole {...{ fields, plan }} />
      ) : (
        <BrewTable {...{ fields, plan }} />
      )}
    </section>
  );
}

/** A plan of one pour; a timer that has passed its end marks the time of the brew. */
function Whole({ fields, plan }: Pick<Props, 'fields' | 'plan'>) {
  const isPassed = usePassed({ end: plan.end }) !== null;
  return (
    <p className="brewpage-whole" data-over={isPassed || undefined}>
      {pouredWord('brewpage_one_pour', isShot(fields))}
    </p>
  );
}
