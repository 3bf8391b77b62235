import type { Names, Screen } from '@hanjan/core';
import type { DrinkStep } from '@hanjan/model/cafe/drink/calls.ts';
import { Link } from 'wouter';
import { t } from '../../../base/texts/index.ts';
import { when } from '../../../base/texts/times.ts';
import { labelWith } from '../../../records/field/field_label.ts';
import { Change } from '../../../records/history/Change.tsx';

interface Props {
  readonly step: DrinkStep;
  readonly screen: Screen;
  readonly names: Names;
  readonly name: string;
  /** The history of the drink alone. */
  readonly href: string;
}

/** One save of a drink: when, who, which fields from what to what, and what it did to the cost. */
export function StepEntry({ step, screen, names, name, href }: Props) {
  const { entity } = screen;
  const { version, edit_at, edit_user, changes, cost, served } = step;
  const follows = (field: string) => entity.derive.some(([derived]) => derived === field);
  const shown = changes.filter(({ field }) => entity.fields[field] && !follows(field));
  const removal = changes.find(({ field }) => field === 'removed');
  return (
    <li className="edit">
      <div className="edit-when">
        <time className="number" dateTime={edit_at}>
          {when(edit_at)}
        </time>
        {edit_user && <span>{edit_user}</span>}
      </div>
      <div className="edit-changes">
        <p className="drink-step-name">
          <Link href={href}>{name}</Link>
          {served && <small>{names.code('DRSV', served)}</small>}
        </p>
        {version === 1 && <p>{t('history_created')}</p>}
        {removal && <p>{t(removal.after ? 'history_removed' : 'history_restored')}</p>}
        {shown.map(({ field, before, after }) => (
          <dl key={field} className="change">
            <dt>{labelWith(field, entity.fields[field], undefined)}</dt>
            <dd>
              <Change name={field} {...{ before, after, names }} field={entity.fields[field]} />
            </dd>
          </dl>
        ))}
        {cost && <Costed cost={cost} isFirst={version === 1} />}
      </div>
    </li>
  );
}

const won = (cost: number | null) => (cost === null ? '–' : t('drink_cost_won', { cost }));

/** What a drink cost before and after, and by how much that is more or less. */
function Costed({
  cost: { before, after },
  isFirst,
}: {
  readonly cost: NonNullable<DrinkStep['cost']>;
  readonly isFirst: boolean;
}) {
  const said = () => {
    if (after === null || (before === null && !isFirst)) return t('drink_history_unknown');
    if (before === null) return null;
    if (before === after) return t('drink_history_same');
    return after > before
      ? t('drink_history_more', { by: after - before })
      : t('drink_history_less', { by: before - after });
  };
  const text = said();
  return (
    <dl className="change drink-step-cost">
      <dt>{t('drink_history_cost')}</dt>
      <dd>
        <b className="number">
          {isFirst || before === after
            ? won(after)
            : t('drink_history_from_to', { before: won(before), after: won(after) })}
        </b>
        {text && (
          <span data-by={before === null || after === null ? undefined : Math.sign(after - before)}>{text}</span>
        )}
      </dd>
    </dl>
  );
}
