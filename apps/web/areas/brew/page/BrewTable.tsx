import { type Row, showTerm, stepFaults } from '@hanjan/core';
import { STEPS } from '@hanjan/model/brewing/steps.ts';
import { units } from '../../../base/session/preferences.ts';
import { useStore } from '../../../base/store/store.ts';
import { t } from '../../../base/texts/index.ts';
import { FaultLine } from '../../../parts/input/FaultLine.tsx';
import { massText } from '../masses.ts';
import { isShot, type Plan, pouredWord, pourName, sumsOf } from '../plan.ts';
import { usePassed } from '../timer/passed.ts';
import { numberOf } from '../work/fields.ts';

interface Props {
  readonly fields: Row;
  readonly plan: Plan;
}

const END = 'brewing_step_end_term' as const;
const stepTerm = (nth: (typeof STEPS)[number]) => `brewing_step${nth}_term` as const;

/** The pours of a plan to read, and what is wrong with their times; the one that a timer has just passed is marked. */
export function BrewTable({ fields, plan }: Props) {
  const { pours, end } = plan;
  const chosen = useStore(units);
  const terms = termsOf(fields, end);
  const passed = usePassed(terms);
  const passedAt = passed === null ? null : passed === END ? end : (terms[passed] ?? null);
  const sums = sumsOf(plan);
  const hasBar = pours.some(({ bar }) => bar !== null && bar !== undefined);
  const mass = (tenths: number | null) => (tenths === null ? '–' : massText(tenths, chosen));
  return (
    <>
      <table className="brewpage-table" aria-label={t('brewpage_steps')}>
        <thead>
          <tr>
            <th scope="col">{t('brewdiff_step')}</th>
            <th scope="col">{t('brew_time')}</th>
            <th scope="col">{pouredWord('brew_pour', isShot(fields))}</th>
            <th scope="col">{t('brew_sum')}</th>
            {hasBar && <th scope="col">{t('brew_bar')}</th>}
          </tr>
        </thead>
        <tbody>
          {pours.map(({ term, mass: own, bar }, nth) => (
            <tr key={term} data-passed={passedAt === term || undefined}>
              <th scope="row">{pourName(nth, isShot(fields), pours.length)}</th>
              <td>{showTerm(term)}</td>
              <td>{mass(own)}</td>
              <td>{mass(sums[nth] ?? null)}</td>
              {hasBar && <td>{typeof bar === 'number' ? `${bar / 10} bar` : '–'}</td>}
            </tr>
          ))}
          {end !== null && (
            <tr data-passed={passedAt === end || undefined} data-over={passedAt === end || undefined}>
              <th scope="row">{t('brew_end')}</th>
              <td>{showTerm(end)}</td>
              <td />
              <td />
              {hasBar && <td />}
            </tr>
          )}
        </tbody>
      </table>
      <Faults fields={fields} />
    </>
  );
}

/** What is wrong with the times as they are written. */
const Faults = ({ fields }: Pick<Props, 'fields'>) => {
  const terms = STEPS.map((nth) => numberOf(fields, stepTerm(nth)));
  return (
    <div className="brewpage-faults">
      {stepFaults(terms, numberOf(fields, END)).map(
        (fault, at) =>
          fault && (
            <FaultLine key={STEPS[at]} id={`brewpage-step${at}`}>
              {t('brew_step_nth', { row: at + 1 })}: {t(fault.key, fault.args)}
            </FaultLine>
          ),
      )}
    </div>
  );
};

/** The times that are written, by their field. */
const termsOf = (fields: Row, end: number | null): Record<string, number | null> => ({
  ...Object.fromEntries(STEPS.map(stepTerm).map((name) => [name, numberOf(fields, name)])),
  [END]: end,
});
