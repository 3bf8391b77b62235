import { useRef } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { PictureMenu } from '../../chart/ChartTools.tsx';
import type { BoardHandle } from '../board/RoastBoard.tsx';
import { AstrayLine } from '../plan/AstrayLine.tsx';
import { BEGAN, hasProfile, TOOK } from '../record/roast_of_record.ts';
import { DrawnRoast } from './DrawnRoast.tsx';
import { NotedTable } from './NotedTable.tsx';
import { useRecordRoast } from './useRecordRoast.ts';
import { useShownLog } from './useShownLog.ts';
import { useToChart } from './useToChart.ts';

const TIMES = [BEGAN, TOOK];

/** The roast of a record to read: its chart and figures, what was noted, and the way to the page of roasts. */
export function RoastRead(props: GroupProps) {
  const { row, work, below, show } = useRecordRoast(props);
  const board = useRef<BoardHandle>(null);
  const log = useShownLog(row, work, work.title);
  const toChart = useToChart();
  const name = work.title || t('menu_roastingprofile');
  return (
    <div>
      <Fields {...props} group={{ ...props.group, fields: TIMES }} />
      {hasProfile(row) && (
        <>
          <p className="roast-group-tools">
            <button type="button" className="quiet-link" onClick={() => toChart(log, name)}>
              {t('roast_form_to_chart')}
            </button>
            <PictureMenu
              chart="roastingprofile"
              title={name}
              svg={() => board.current?.svg() ?? null}
              readings={() => board.current?.readings() ?? []}
            />
          </p>
          <DrawnRoast key={currentLocale()} {...{ work, log, below, show }} ref={board}>
            <AstrayLine {...{ work, log, below }} />
            <NotedTable row={row} names={props.names} />
          </DrawnRoast>
        </>
      )}
    </div>
  );
}
