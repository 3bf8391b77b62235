import type { Row } from '@hanjan/core';
import { Suspense } from 'react';
import { t, withTexts } from '../../i18n/index.ts';
import { later } from '../../later.tsx';
import { isShot, type Plan } from '../plan.ts';
import { pouredWord } from '../poured_words.ts';
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
        <p className="brewpage-whole">{pouredWord('brewpage_one_pour', isShot(fields))}</p>
      ) : (
        <BrewTable {...{ fields, plan }} />
      )}
    </section>
  );
}
