import { type Names, type Row, showTerm } from '@hanjan/core';
import { CHECK_KEYS, MARK_OF, POINTS, type Point } from '@hanjan/roastlog/curve/points.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { type ReactNode, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import type { Form } from '../../../records/form/store.ts';
import { typeInto } from '../../../records/history/useTypedLater.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { pointName } from '../points/live_text.ts';
import { PointLine } from '../points/PointLine.tsx';
import { PointsFrame } from '../points/PointsFrame.tsx';
import { INPUTS, type PointValue, VALUES } from '../points/points.ts';
import { rezeroed } from '../record/rezero.ts';
import './form_points.css';

interface Props {
  readonly form: Form;
  readonly names: Names;
  readonly row: Row;
  /** The roast as it is drawn. */
  readonly log: RoastLog;
  readonly mayCurve: boolean;
  isFixed(name: string): boolean;
}

/** All times count from it. */
const CHARGE: Point = 'roasting_start';

const isInput = (name: string) => /_input\d$/.test(name);

/** The points and checks of a roast in the fields of its form. */
export function FormPoints({ form, names, row, log, mayCurve, isFixed }: Props) {
  const [hasInputs, setInputs] = useState(() =>
    Object.entries(row).some(([name, value]) => isInput(name) && value !== null),
  );
  const line = (key: string, name: string, values: readonly PointValue[], notes: readonly string[] = []): ReactNode => (
    <BoxLine
      key={key}
      {...{ form, names, isFixed, row, name, notes, values }}
      point={key}
      leave={key === CHARGE ? leave : undefined}
    />
  );
  const isSaid = (key: string) => VALUES.some((value) => (row[`${key}_${value}`] ?? null) !== null);
  const checks = CHECK_KEYS.slice(0, CHECK_KEYS.findLastIndex(isSaid) + 2);
  const leave = () => {
    const moved = rezeroed(form.values(), mayCurve);
    if (!moved) return;
    const run = typeInto(form, moved);
    toast({ text: t('roast_form_rezeroed'), action: { label: t('undo'), run } });
  };
  return (
    <PointsFrame
      hint={t('roast_form_hint')}
      {...{ hasInputs, setInputs }}
      below={<div className="points-table">{checks.map((key) => line(key, checkName(key), VALUES))}</div>}
    >
      {POINTS.map((point) => {
        const values = hasInputs ? [...VALUES, ...INPUTS] : VALUES;
        return line(point, pointName(point), values, notesOf(point, row, log));
      })}
    </PointsFrame>
  );
}

const checkName = (key: string) => t('roast_form_check', { nth: CHECK_KEYS.indexOf(key) + 1 });

/** When a point was that nobody marked, as the curve lets suppose. */
function notesOf(point: Point, row: Row, log: RoastLog): string[] {
  const mark = MARK_OF[point];
  const at = mark && log.marks[mark];
  if (!at?.isEstimated || (row[`${point}_term`] ?? null) !== null) return [];
  return [t('roast_form_supposed', { time: showTerm(Math.round(at.s) * 1000) })];
}

interface LineProps extends Omit<Props, 'log' | 'mayCurve'> {
  readonly point: string;
  readonly name: string;
  readonly notes: readonly string[];
  readonly values: readonly PointValue[];
  readonly leave: (() => void) | undefined;
}

function BoxLine({ form, names, isFixed, row, point, name, notes, values, leave }: LineProps) {
  const fields = values.map((value) => ({ value, field: `${point}_${value}` }));
  const isEmpty = fields.every(({ field }) => (row[field] ?? null) === null);
  const tool = {
    label: t('roast_points_remove', { name }),
    icon: 'close',
    isIdle: isEmpty || fields.some(({ field }) => isFixed(field)),
    run: () => typeInto(form, Object.fromEntries(fields.map(({ field }) => [field, null]))),
  } as const;
  return (
    <PointLine {...{ name, notes, tool, leave }}>
      {fields.map(({ value, field }) => (
        <div key={value} className="point-box" data-value={value}>
          <span className="point-label" aria-hidden="true">
            {t(`roast_points_${value}`)}
          </span>
          <FormField {...{ form, names, isFixed }} name={field} />
        </div>
      ))}
    </PointLine>
  );
}
