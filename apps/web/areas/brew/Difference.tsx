import { showTerm } from '@hanjan/core';
import { useMemo } from 'react';
import { units } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { differenceOf, isAlone, isNear, type Missed } from './difference.ts';
import { differenceText, missedTime, signedText } from './difference_text.ts';
import { massText } from './masses.ts';
import { type Plan, pourName } from './plan.ts';
import './difference.css';

interface Props {
  readonly plan: Plan;
  readonly actual: Plan;
  readonly isEspresso?: boolean;
}

/** The plan of a brew beside what it became: in a few sentences, and pour by pour by how much each was missed. */
export function Difference({ plan, actual, isEspresso = false }: Props) {
  const chosen = useStore(units);
  const found = useMemo(() => differenceOf(plan, actual), [plan, actual]);
  const mass = (tenths: number) => massText(tenths, chosen);
  const rows = [
    ...found.steps.map((step, nth) => ({
      key: String(nth),
      name: pourName(nth, isEspresso, found.steps.length),
      ...step,
    })),
    { key: 'end', name: t('brew_end'), term: found.end, sum: NOTHING },
  ];
  return (
    <section className="brew-difference" aria-label={t('brewdiff')}>
      <p className="brew-said">{differenceText(found, chosen, isEspresso).join(' ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('brewdiff_step')}</th>
            <th scope="col">{t('brew_time')}</th>
            <th scope="col">{t('brewdiff_by')}</th>
            <th scope="col">{t('brew_sum')}</th>
            <th scope="col">{t('brewdiff_by')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, term, sum }) => (
            <tr key={key} data-left={term.actual === null || undefined}>
              <th scope="row">{name}</th>
              <Cells missed={term} text={showTerm} by={missedTime} isTime />
              <Cells missed={sum} text={mass} by={mass} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NOTHING: Missed = { plan: null, actual: null, by: null };

interface CellsProps {
  readonly missed: Missed;
  text(value: number): string;
  by(size: number): string;
  /** Of a pour that only the plan or only the brew has, this says so. */
  readonly isTime?: boolean;
}

/** What it became, what was planned below it, and the difference. */
function Cells({ missed, text, by: byText, isTime = false }: CellsProps) {
  const { plan, actual, by } = missed;
  const isOff = isTime ? !isNear(missed) : Boolean(by);
  const alone = isTime && isAlone(missed);
  return (
    <>
      <td>
        {actual !== null ? text(actual) : plan !== null && <span className="brew-none">–</span>}
        {plan !== null && <small>{t('brewdiff_plan', { value: text(plan) })}</small>}
      </td>
      <td className="brew-by" data-off={isOff || undefined}>
        {by === null
          ? alone && <small>{t(actual === null ? 'brewdiff_left' : 'brewdiff_added')}</small>
          : signedText(by, byText)}
      </td>
    </>
  );
}
