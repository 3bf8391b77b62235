import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadAhead } from '../../../base/store/idle.ts';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { Empty } from '../../../parts/states/states.tsx';
import { ChartTools } from '../../chart/ChartTools.tsx';
import { useUndoKey } from '../../chart/useUndoKey.ts';
import { planOf } from '../plan.ts';
import { hosts, type Take } from '../run/host.ts';
import { prepareBrew } from '../run/room.ts';
import { BEGIN, type BrewWork, isUntouched, useBrewWork } from '../work/work.ts';
import { BrewBoxes } from './BrewBoxes.tsx';
import { BrewFigures } from './BrewFigures.tsx';
import type { PlotHandle } from './BrewPlot.tsx';
import { saidIn, workOfBrewed } from './brewed.ts';
import { isUnknown } from './figures.ts';
import { PlanLinks } from './PlanLinks.tsx';
import { SAMPLE } from './plans.ts';
import { StartKey } from './StartKey.tsx';
import './brewing_record.css';

const BrewShown = later(() => import('./BrewShown.tsx'));
const SaveWays = later(() => import('./SaveWays.tsx'));

/** Where grinder, water and machine are noted besides, also by a guest. */
const NOTE = '/cafe/setting/settingnote';

/** A brew for everybody: planned in boxes and steps, timed, seen beside its plan, and saved as a record. */
export default function BrewingRecord() {
  const { work, change, backTo, undo, canUndo } = useBrewWork();
  const { title, fields, brewed } = work;
  const [home] = useLocation();
  const plot = useRef<PlotHandle>(null);
  const plan = useMemo(() => planOf(brewed?.plan ?? fields), [brewed, fields]);
  const said = useMemo(() => saidIn({ fields, brewed }), [fields, brewed]);
  const actual = useMemo(() => brewed && planOf(said), [brewed, said]);
  const heading = title.trim() || t('menu_brewingrecord');
  const [isWriting, setWriting] = useState(false);
  const isShown = isWriting || !isUnknown(actual ?? plan);
  useUndoKey(undo);

  /** Changes the work, and says what was done with a way back. */
  const replace = (part: Partial<BrewWork>, text: string, undone?: () => void) => {
    const before = change(part, undefined, undone);
    toast({ text, action: { label: t('undo'), run: () => backTo(before) } });
  };
  const quietly = (part: Partial<BrewWork>) => {
    const before = change(part);
    return () => backTo(before);
  };
  const take = useRef<Take>(() => undefined);
  take.current = (brew, given, giveBack) => replace(workOfBrewed(brew, given), t('brewpage_taken'), giveBack);
  useEffect(() => loadAhead(prepareBrew), []);
  useEffect(() => hosts.join(home, (...brew) => take.current(...brew)), [home]);

  const coffee = title.trim();
  const named = coffee && { brewing_coffee: coffee };
  const record = { ...said, ...named };
  return (
    <div className="brewpage" data-brewed={brewed !== null || undefined}>
      <header className="brewpage-head">
        <h1>{heading}</h1>
        <div className="chart-row">
          {canUndo && (
            <button type="button" className="quiet-link" onClick={undo}>
              {t('undo')}
            </button>
          )}
          <ChartTools
            chart="brewingrecord"
            title={coffee || undefined}
            svg={() => plot.current?.svg() ?? null}
            readings={() => plot.current?.readings() ?? []}
            onSample={() => quietly({ fields: SAMPLE, brewed: null })}
            onClear={() => quietly(BEGIN)}
            isEmpty={isUntouched(work)}
            isDrawn={isShown}
          />
        </div>
      </header>
      <div className="brewpage-plan">
        <PlanLinks
          choose={(part, name) =>
            replace({ fields: { ...fields, ...part }, brewed: null }, t('brewpage_plan', { name }))
          }
        />
        <BrewBoxes {...{ work, change }} />
        <Link className="quiet-link" href={NOTE}>
          {t('menu_settingnote')}
        </Link>
      </div>
      <div className="brewpage-board">
        <BrewFigures fields={said} {...{ plan, actual }} />
        {isShown ? (
          <Suspense fallback={<div className="brewpage-plot" />}>
            <BrewShown
              {...{ work, record, plan, actual, home, plot, isWriting, setWriting, change }}
              drop={() => replace({ brewed: null }, t('brewpage_dropped'))}
            />
          </Suspense>
        ) : (
          <Empty
            title={t('brewpage_blank')}
            text={t('brewpage_blank_text')}
            action={
              <button type="button" className="quiet-link" onClick={() => setWriting(true)}>
                {t('brewpage_split_steps')}
              </button>
            }
          />
        )}
        {!brewed && !isUntouched(work) && (
          <Suspense>
            <SaveWays record={record} />
          </Suspense>
        )}
      </div>
      <StartKey given={{ home, title: coffee, fields: { ...fields, ...named } }} hasBrewed={brewed !== null} />
    </div>
  );
}
