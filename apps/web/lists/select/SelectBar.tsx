import { mayEver, type Names, pick, type Row, type Screen } from '@hanjan/core';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { focusContent } from '../../base/router/scroll.ts';
import { useActor, useMay } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tellMissing } from '../../parts/states/missing.ts';
import { loadScreen } from '../../records/catalogue.ts';
import { compareHref } from '../../records/screen/compare_address.ts';
import { LabelTool, MOST_LABELLED } from '../labels/LabelTool.tsx';
import { keyOf, nameOf } from '../rows/rows.tsx';
import type { Selecting } from '../rows/useSelection.ts';
import type { ListAddress } from '../state/useListState.ts';
import { AllTool } from './AllTool.tsx';
import { MOST_AT_ONCE } from './all.ts';
import { askToRemove } from './askToRemove.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { State, Task } from './bulk.ts';
import type { Wish } from './useBulk.ts';
import './select.css';

/** It brings the inputs of forms. */
const BulkFields = later(() => import('./BulkFields.tsx'));

interface Props {
  readonly screen: Screen;
  readonly list: ListAddress;
  readonly names: Names;
  /** How many records the list has. */
  readonly total: number;
  readonly selecting: Selecting;
}

/** How many rows are chosen, and what can be done with all of them. Loaded when somebody begins to choose. */
export default function SelectBar({ screen, list, names, total, selecting }: Props) {
  const [, navigate] = useLocation();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isFilling, setFilling] = useState(false);
  useEffect(() => returnFocus, []);
  const { rows, isWhole } = selecting;
  const isMore = total > list.state.list_count && rows.size < Math.min(total, MOST_AT_ONCE);
  const fields = screen.list.bulk ?? [];
  const mayChange = useMay(screen, 'edit') && fields.length > 0;
  const mayRemove = mayEver(useActor(), screen, 'remove');
  const { compare } = screen.list;
  const isComparable = compare !== undefined && rows.size > 1 && rows.size <= compare.most;
  const showTogether = () => {
    const ids = [...rows.values()].map((row) => keyOf(screen, row));
    if (compare) navigate(compareHref(compare.path, screen.name, ids));
  };
  const isIdle = rows.size === 0 || wish !== null;
  const tasksOf = (before: (row: Row) => State, wanted: State, isJudged = false): Task[] =>
    [...rows.values()].map((row) => ({
      key: Number(row[screen.entity.key]),
      version: Number(row.version),
      id: keyOf(screen, row),
      label: nameOf(screen, row, names),
      before: before(row),
      wanted,
      seen: isJudged ? row : undefined,
    }));
  const change = (values: Row) => {
    const changed = Object.keys(values);
    setFilling(false);
    setWish({ deed: 'change', tasks: tasksOf((row) => pick(row, changed), values, true) });
  };
  // The list did without what its fields are typed by.
  const fill = () => loadScreen(screen.name).then(() => setFilling(true), tellMissing);
  const remove = async () => {
    const tasks = tasksOf(() => ({}), null);
    if (await askToRemove(tasks.map(({ label }) => label))) setWish({ deed: 'remove', tasks });
  };
  const end = (left: readonly number[]) => {
    setWish(null);
    selecting.keep(left);
  };
  return (
    <>
      <section className="select-bar" aria-label={t('list_select')}>
        <span role="status" className="select-count">
          {t('select_count', { count: rows.size })}
          {compare && rows.size > compare.most && ` · ${t('select_compare_most', { most: compare.most })}`}
          {screen.labels && rows.size > MOST_LABELLED && ` · ${t('select_labels_most', { most: MOST_LABELLED })}`}
        </span>
        <button type="button" className="tool" onClick={selecting.togglePage}>
          {t(isWhole ? 'select_page_off' : 'select_page')}
        </button>
        {isMore && <AllTool {...{ screen, list, total, selecting }} />}
        <span className="select-ways">
          {compare && (
            <Button variant="default" disabled={isIdle || !isComparable} onClick={showTogether}>
              {t('select_compare')}
            </Button>
          )}
          <LabelTool screen={screen} keys={[...rows.keys()]} disabled={isIdle} />
          {mayChange && (
            <Button variant="default" disabled={isIdle} onClick={fill}>
              {t('bulk_change_open')}
            </Button>
          )}
          {mayRemove && (
            <Button variant="default" color="danger" disabled={isIdle} onClick={remove}>
              {t('record_remove')}
            </Button>
          )}
          <Button variant="subtle" onClick={selecting.end}>
            {t('select_end')}
          </Button>
        </span>
      </section>
      <Suspense>
        {isFilling && (
          <BulkFields screen={screen} rows={[...rows.values()]} onClose={() => setFilling(false)} onDone={change} />
        )}
      </Suspense>
      {wish && <BulkDialog screen={screen} wish={wish} onEnd={end} />}
    </>
  );
}

/** The button that ended the choosing has gone, and the focus with it. */
function returnFocus(): void {
  if (document.activeElement === document.body) focusContent();
}
