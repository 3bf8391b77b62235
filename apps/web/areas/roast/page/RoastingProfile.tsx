import { LOG_TYPES } from '@hanjan/roastlog/limits.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { loadAhead, whenIdle } from '../../../base/store/idle.ts';
import { later } from '../../../base/store/later.tsx';
import { t, withTexts } from '../../../base/texts/index.ts';
import { when } from '../../../base/texts/times.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { useDrop } from '../../../parts/file/useDrop.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { ChartTools } from '../../chart/ChartTools.tsx';
import { useUndoKey } from '../../chart/useUndoKey.ts';
import type { BoardHandle } from '../board/RoastBoard.tsx';
import { forgetFiles } from '../files.ts';
import { isLive } from '../live.ts';
import { warmReaders } from '../reading.ts';
import { BELOW, hasRoast, NO_ROAST, SAMPLE, useRoastWork } from '../work.ts';
import { ChooseRoast } from './choose.ts';
import { DropHint } from './DropHint.tsx';
import { keepOpened } from './keep_opened.ts';
import { RoastEmpty } from './RoastEmpty.tsx';
import { faultOf, faultText, logIn, useLog } from './useLog.ts';
import { useOpen } from './useOpen.ts';
import './roasting_profile.css';

const RoastShown = later(() => import('./RoastShown.tsx'));
const LiveRoast = later(() => withTexts('work', import('../live/LiveRoast.tsx')));

const words = () => ({ machine: t('roast_sample_machine'), title: t('roast_sample_title') });
const sampleLog = async () => (await import('@hanjan/roastlog/sample.ts')).sampleRoast(words());
const sampleBelow = async () => (await import('@hanjan/roastlog/sample.ts')).backgroundRoast();
const ACCEPT = LOG_TYPES.map((type) => `.${type}`).join();

/** The profile of a roast for everybody: from a log file, typed by hand, or marked while roasting. */
export default function RoastingProfile() {
  const { work, change, backTo, undo, canUndo } = useRoastWork();
  const { file, background, title } = work;
  const state = useLog(file, sampleLog);
  const belowState = useLog(background, sampleBelow);
  const fileLog = logIn(state);
  const below = logIn(belowState);
  const fault = faultOf(state);
  const refused = fault ?? faultOf(belowState);
  const [isTyping, setTyping] = useState(false);
  const [isAtRoaster, setAtRoaster] = useState(() => isLive(work));
  const board = useRef<BoardHandle>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const target = useRef<'file' | 'background'>('file');
  const [begun] = useState(() => [file?.id ?? '', background?.id ?? '']);
  const opening = useOpen();

  const facts = factsOf(fileLog);
  const isThere = hasRoast(work) || isTyping;
  const heading = title || fileLog?.title || (file?.id === SAMPLE ? '' : file?.name) || t('menu_roastingprofile');

  const open = (files: readonly File[], as: 'file' | 'background') =>
    opening.open(files, async (opened, signal) => {
      const file = await keepOpened(opened);
      signal.throwIfAborted();
      const before = change(as === 'file' ? { ...NO_ROAST, file } : { background: { ...file, align: 'CHARGE' } });
      if (as === 'file' && hasRoast(before)) {
        toast({
          text: t('roast_opened', { name: file.name }),
          action: { label: t('undo'), run: () => backTo(before) },
        });
      }
    });
  const drop = useRef(open);
  drop.current = open;
  useDrop(useCallback((files) => drop.current(files, 'file'), []));
  useUndoKey(undo);
  useEffect(() => loadAhead(warmReaders), []);
  // What was cleared cannot be taken back any more once the page is loaded anew.
  useEffect(() => whenIdle(() => forgetFiles(begun)), [begun]);

  const choose = (as: 'file' | 'background') => {
    target.current = as;
    chosen.current?.click();
  };
  const replace = (next: Partial<typeof work>) => {
    opening.stop();
    const before = change(next);
    setTyping(false);
    return () => backTo(before);
  };
  // What was typed over a file that is gone is still there.
  const byHand = () => {
    if (file) change({ file: null });
    setTyping(true);
  };
  const sample = () => replace({ ...NO_ROAST, file: { id: SAMPLE, name: t('chart_sample') }, background: BELOW });
  return (
    <div className="roast-page">
      <header className="roast-head">
        <div>
          <h1>{heading}</h1>
          <p>{facts}</p>
        </div>
        <div className="chart-row">
          {canUndo && (
            <button type="button" className="quiet-link" onClick={undo}>
              {t('undo')}
            </button>
          )}
          <ChartTools
            chart="roastingprofile"
            title={isThere ? heading : undefined}
            svg={() => board.current?.svg() ?? null}
            readings={() => [
              ...(facts ? [{ name: t('menu_roastingprofile'), value: facts }] : []),
              ...(board.current?.readings() ?? []),
            ]}
            onSample={sample}
            onClear={() => replace({ ...NO_ROAST, background: null })}
            isEmpty={!isThere}
            isDrawn={isThere}
          />
          <Button className="roast-open" onClick={() => choose('file')}>
            {t('roast_open')}
          </Button>
        </div>
        <input
          ref={chosen}
          type="file"
          hidden
          accept={ACCEPT}
          onChange={({ currentTarget }) => {
            open([...(currentTarget.files ?? [])], target.current);
            currentTarget.value = '';
          }}
        />
      </header>
      <div role="alert" className="roast-refused">
        {(opening.refused || refused) && (
          <p>
            <Icon name="warning" size={16} />
            {opening.refused ?? (refused && faultText(refused))}
          </p>
        )}
      </div>
      {opening.reading && (
        <p className="roast-reading" role="status">
          {t('roast_reading', { name: opening.reading })}
          <button type="button" className="quiet-link" onClick={opening.stop}>
            {t('roast_reading_stop')}
          </button>
        </p>
      )}
      {isThere && !(file && !fileLog) ? (
        <Suspense fallback={<div className="roast-waiting" />}>
          <RoastShown
            {...{ work, change, fileLog, below, isTyping, board }}
            name={heading}
            openBelow={() => choose('background')}
            setTyping={setTyping}
            goLive={() => setAtRoaster(true)}
          />
        </Suspense>
      ) : (
        (!file || fault) && <RoastEmpty onSample={sample} onByHand={byHand} onLive={() => setAtRoaster(true)} />
      )}
      <DropHint />
      {opening.choosing && (
        <Suspense>
          <ChooseRoast {...opening.choosing} />
        </Suspense>
      )}
      {isAtRoaster && (
        <Suspense>
          <LiveRoast {...{ work, change, below }} onClose={() => setAtRoaster(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Batch, time and machine of a log, as far as it says them. */
function factsOf(log: RoastLog | null): string {
  if (!log) return '';
  const { batch, roasted_at, machine } = log;
  // A file may say of a day that there never was.
  const isDay = roasted_at && !Number.isNaN(Date.parse(roasted_at));
  const at = isDay && (roasted_at.includes('T') ? when(roasted_at) : roasted_at);
  return [batch && t('roast_batch', { batch }), at, machine].filter(Boolean).join(' · ');
}
