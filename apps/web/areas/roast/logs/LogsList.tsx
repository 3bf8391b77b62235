import { useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Failed } from '../../../parts/Failed.tsx';
import { Checkbox } from '../../../parts/input/Checkbox.tsx';
import { Empty } from '../../../parts/states/states.tsx';
import { foundText, placeText } from './found_text.ts';
import { chosenOf, type Item, idOf } from './item.ts';
import { LogRow } from './LogRow.tsx';
import { TargetSelect } from './TargetSelect.tsx';
import type { useLogs } from './useLogs.ts';

interface Props {
  readonly logs: ReturnType<typeof useLogs>;
}

/** Rows that are drawn at first, and with each further step. */
const SHOWN = 100;

/** All that was found: roasts to bring in with what fits them, those that are there already, and files that are none. */
export function LogsList({ logs }: Props) {
  const { state, edit, askAgain, bring, startAnew } = logs;
  const { items, looked, targets, isUnasked } = state;
  const [most, setMost] = useState(SHOWN);
  const fresh = items.flatMap((item, nth) =>
    item.double === 'known' || item.double === 'twice' ? [] : [{ item, nth }],
  );
  const count = chosenOf(items).length;
  const other = (
    <Button variant="default" onClick={startAnew}>
      {t('logs_other')}
    </Button>
  );
  // What may be there twice is chosen by itself alone.
  const sure = fresh.filter(({ item }) => item.day !== null && item.double === null);
  const all = new Set(sure.map(({ nth }) => nth));
  const chosen = new Set(fresh.flatMap(({ item, nth }) => (item.isChosen ? [nth] : [])));
  return (
    <>
      <p role="status" className="logs-summary">
        {summaryOf(items, looked.faults.length, looked.others)}
      </p>
      {looked.left > 0 && <p role="alert">{t('logs_too_many', { left: looked.left })}</p>}
      {isUnasked && <Failed text={t('logs_unasked')} onRetry={() => void askAgain()} />}
      {fresh.length === 0 ? (
        <Empty title={t('logs_none_title')} text={t('logs_none_text')} action={other} />
      ) : (
        <>
          <div className="logs-tools">
            <Checkbox
              label={t('logs_all')}
              checked={sure.every(({ item }) => item.isChosen)}
              onChange={(event) => edit(all, { isChosen: event.currentTarget.checked })}
            />
            {targets.recipes.length > 0 && (
              <TargetSelect
                label={t('logs_recipe_all')}
                {...{ targets: targets.recipes, choose: (recipe) => edit(chosen, { recipe, isNear: false }) }}
              />
            )}
            {targets.lots.length > 0 && (
              <TargetSelect
                label={t('logs_lot_all')}
                {...{ targets: targets.lots, choose: (lot) => edit(chosen, { lot, isNear: false }) }}
              />
            )}
            {targets.machines.length > 0 && (
              <TargetSelect
                label={t('logs_machine_all')}
                {...{ targets: targets.machines, choose: (machine) => edit(chosen, { machine }) }}
              />
            )}
          </div>
          <ul className="logs-rows">
            {fresh.slice(0, most).map(({ item, nth }) => (
              <LogRow key={nth} item={item} targets={targets} edit={(part) => edit(new Set([nth]), part)} />
            ))}
          </ul>
          {fresh.length > most && (
            <button type="button" className="quiet-link" onClick={() => setMost(most + SHOWN)}>
              {t('logs_more', { count: fresh.length - most })}
            </button>
          )}
          <p className="logs-past">{t('logs_past')}</p>
          <div className="logs-keys">
            <Button disabled={count === 0} onClick={() => void bring()}>
              {t('logs_bring', { count })}
            </Button>
            {other}
          </div>
        </>
      )}
      <Doubles items={items} />
      {looked.faults.length > 0 && (
        <details className="logs-left">
          <summary>{t('logs_faults', { count: looked.faults.length })}</summary>
          <ul>
            {looked.faults.slice(0, SHOWN_LEFT).map(({ path, fault }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may hold several rows that cannot be read
              <li key={nth}>
                <bdi>{path}</bdi> {foundText(fault)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Lines that are shown of what is left out. */
const SHOWN_LEFT = 500;

function summaryOf(items: readonly Item[], faults: number, others: number): string {
  const doubles = items.filter(({ double }) => double === 'known' || double === 'twice').length;
  return t('logs_summary', { roasts: items.length - doubles, doubles, faults, others });
}

/** Roasts that are there already, or came before in another file: they are not brought in. */
function Doubles({ items }: { readonly items: readonly Item[] }) {
  const doubles = items.filter(({ double }) => double === 'known' || double === 'twice');
  if (doubles.length === 0) return null;
  return (
    <details className="logs-left">
      <summary>{t('logs_doubles', { count: doubles.length })}</summary>
      <ul>
        {doubles.slice(0, SHOWN_LEFT).map(({ roast, name, double, known }) => (
          <li key={`${roast.path} ${roast.at.nth}`}>
            <bdi>{placeText(roast)}</bdi> {name}{' '}
            {double === 'known' && known ? t('logs_known', { id: idOf(known) }) : t('logs_twice')}
          </li>
        ))}
      </ul>
    </details>
  );
}
