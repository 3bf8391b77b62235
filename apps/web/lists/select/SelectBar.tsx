import type { Names, Row, Screen } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { focusContent } from '../../base/router/scroll.ts';
import { headText } from '../../base/texts/head.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { nameOf } from '../rows/rows.tsx';
import type { Selecting } from '../rows/useSelection.ts';
import type { ListAddress } from '../state/useListState.ts';
import { AllTool } from './AllTool.tsx';
import { MOST_AT_ONCE } from './all.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { Task } from './bulk.ts';
import type { Wish } from './useBulk.ts';
import './select.css';

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
  const [wish, setWish] = useState<Wish | null>(null);
  useEffect(() => returnFocus, []);
  const { rows, isWhole } = selecting;
  const isMore = total > list.state.list_count && rows.size < Math.min(total, MOST_AT_ONCE);
  const flags = screen.list.bulk ?? [];
  const taskOf = (row: Row, flag: string, wanted: boolean): Task => ({
    key: Number(row[screen.entity.key]),
    version: Number(row.version),
    label: nameOf(screen, row, names),
    before: row[flag] === true,
    wanted,
  });
  const change = (flag: string, wanted: boolean) => {
    setWish({ flag, wanted, tasks: [...rows.values()].map((row) => taskOf(row, flag, wanted)) });
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
        </span>
        <button type="button" className="tool" onClick={selecting.togglePage}>
          {t(isWhole ? 'select_page_off' : 'select_page')}
        </button>
        {isMore && <AllTool {...{ screen, list, total, selecting }} />}
        <span className="select-ways">
          {flags.flatMap((flag) =>
            [true, false].map((wanted) => (
              <Button
                key={`${flag} ${wanted}`}
                variant="default"
                disabled={rows.size === 0 || wish !== null}
                onClick={() => change(flag, wanted)}
              >
                {t(wanted ? 'bulk_on' : 'bulk_off', { name: headText(flag) })}
              </Button>
            )),
          )}
          <Button variant="subtle" onClick={selecting.end}>
            {t('select_end')}
          </Button>
        </span>
      </section>
      {wish && <BulkDialog screen={screen} wish={wish} onEnd={end} />}
    </>
  );
}

/** The button that ended the choosing has gone, and the focus with it. */
function returnFocus(): void {
  if (document.activeElement === document.body) focusContent();
}
