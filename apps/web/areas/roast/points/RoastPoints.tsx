import type { Row } from '@hanjan/core';
import { POINTS, type Profile } from '@hanjan/roastlog/curve/points.ts';
import { profileOf } from '@hanjan/roastlog/curve/profile.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { units } from '../../../base/session/preferences.ts';
import { t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { clientOf } from '../../../records/lookup/clients.ts';
import { namesIn } from '../../chart/names.ts';
import { chosenUnit, type RoastWork } from '../work.ts';
import { unitsOf } from './live_text.ts';
import { PointRow } from './PointRow.tsx';
import { PointsFrame } from './PointsFrame.tsx';
import { checksField, checksOf, readingsField, readingsOf, retyped, rowsOfChecks, rowsOfReadings } from './points.ts';
import { TypedRows } from './TypedRows.tsx';
import { useLateChange } from './useLateChange.ts';

interface Props {
  readonly work: RoastWork;
  /** The roast on the page: the file, and over it what was typed. */
  readonly log: RoastLog;
  change(part: Partial<RoastWork>): void;
}

/** Px that a row needs for graduations of the bean beside the boxes, and for what the machine is set to. */
const SLIDER_ROOM = 860;
const INPUTS_ROOM = 372;

const isInput = (name: string) => /_input\d$/.test(name);

/** A roast by hand: its points, up to ten checks, and readings; every value that stands there can be corrected. */
export default function RoastPoints({ work, log, change }: Props) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const { typed, readings, options } = work;
  const found = useMemo(() => profileOf(log), [log]);
  const [hasInputs, setInputs] = useState(() => Object.keys(typed).some(isInput));
  const names = useMemo(() => namesIn(unitsOf(options.unit)), [options.unit]);
  const { later, isPending } = useLateChange(work, change);
  const latest = useRef({ options, change });
  latest.current = { options, change };
  // The unit that is chosen in any box is that of the page.
  useEffect(
    () =>
      units.subscribe(() => {
        const { options, change } = latest.current;
        change({ options: { ...options, unit: chosenUnit() } });
      }),
    [],
  );

  const set = (changed: Profile) => later((work) => ({ typed: retyped(work.typed, changed) }));
  const holdChecks = (rows: readonly Row[]): Row[] => {
    const checks = checksOf(rows);
    set(checks);
    return rowsOfChecks(checks);
  };
  const holdReadings = (rows: readonly Row[]): Row[] => {
    const readings = readingsOf(rows);
    later(() => ({ readings }));
    return rowsOfReadings(readings);
  };
  const checks = useMemo(() => rowsOfChecks(typed), [typed]);
  const rows = useMemo(() => rowsOfReadings(readings), [readings]);
  const rowProps = { log, typed, found, names, hasInputs, set };
  const hasSlider = width >= SLIDER_ROOM + (hasInputs ? INPUTS_ROOM : 0);
  return (
    <QueryClientProvider client={clientOf(null, null)}>
      <PointsFrame
        ref={frame}
        hint={t('roast_points_hint')}
        {...{ hasInputs, setInputs, hasSlider }}
        below={
          <div className="points-lists">
            <TypedRows
              {...{ names, isPending }}
              name="roast_points_checks"
              label={t('roast_points_checks')}
              field={checksField}
              rows={checks}
              hold={holdChecks}
            />
            <div>
              <TypedRows
                {...{ names, isPending }}
                name="roast_points_readings"
                label={t('roast_points_readings')}
                field={readingsField}
                rows={rows}
                hold={holdReadings}
              />
              <p className="points-hint">{t('roast_points_readings_hint')}</p>
            </div>
          </div>
        }
      >
        {POINTS.map((point) => (
          <PointRow key={point} point={point} hasSlider={hasSlider} {...rowProps} />
        ))}
      </PointsFrame>
    </QueryClientProvider>
  );
}
