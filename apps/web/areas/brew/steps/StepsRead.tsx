import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import type { GroupProps } from '../../../records/field/groups.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { pourName } from '../plan.ts';
import { partHead } from './heads.ts';
import { PouredChart } from './PouredChart.tsx';
import { Figure } from './StepLine.tsx';
import { StepsTotals } from './StepsTotals.tsx';
import {
  countOf,
  END,
  FIGURES,
  figuresOf,
  held,
  isEspresso,
  MOST,
  NTHS,
  pouredOf,
  START,
  saidParts,
  stepName,
} from './steps.ts';
import { useCells } from './useCells.ts';
import '../../../parts/rows/read.css';
import './steps.css';

/** The steps of a brew to read: a table, what they come to, and the poured mass over time. */
export function StepsRead({ form, group, names, isFixed }: GroupProps) {
  const cells = useCells(form);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { fields } = form.entity;
  const parts = saidParts(cells);
  const { sums, flows } = figuresOf(cells);
  const line = pouredOf(form.values());
  // The chart tells the mean flow as well.
  const hasFlows = width >= COLUMN * (parts.length + 2);
  // A step is called as the timer calls it: one that begins at 0:00 is poured with the first.
  const isShot = isEspresso(cells);
  const count = line?.pours.length;
  const nameOf = (nth: number) => {
    const at = line?.pours.findIndex(({ term }) => term === held(cells, stepName(nth, 'term'))) ?? -1;
    return pourName(at < 0 ? nth : at, isShot, count);
  };
  const rows = [
    {
      key: 'start',
      name: pourName(0, isShot, count),
      term: '0:00',
      of: { mass: START },
      at: 0,
      isSaid: held(cells, START) !== null,
    },
    ...NTHS.slice(0, countOf(cells)).map((nth) => ({
      ...{ key: String(nth), name: nameOf(nth), term: null, at: nth, isSaid: true },
      of: Object.fromEntries(parts.map((part) => [part, stepName(nth, part)])),
    })),
    {
      ...{ key: 'end', name: t('brew_end'), term: null, of: END, at: MOST + 1 },
      isSaid: held(cells, END.term) !== null || held(cells, END.mass) !== null,
    },
  ].filter(({ isSaid }) => isSaid);
  return (
    <div ref={frame}>
      {group.fields.includes('brewing_start_time') && form.field('brewing_start_time').value !== null && (
        <div className="fields steps-start">
          <FormField {...{ form, names, isFixed }} name="brewing_start_time" />
        </div>
      )}
      <div className="rows-read steps-read">
        <table aria-label={t('brew_steps')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="spoken">{t('rows_order')}</span>
              </th>
              {[
                ...parts.map((part) => partHead(part, isShot)),
                t('brew_sum'),
                ...(hasFlows ? [t('brew_flow')] : []),
              ].map((head) => (
                <th key={head} scope="col" data-shape="number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, term, of, at }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {parts.map((part) => {
                  const field = (of as Readonly<Record<string, string>>)[part];
                  return (
                    <td key={part} data-shape="number">
                      {part === 'term' && term ? <span className="number">{term}</span> : null}
                      {field && fields[field] && (
                        <FieldCell name={field} field={fields[field]} value={held(cells, field)} names={names} />
                      )}
                    </td>
                  );
                })}
                <td data-shape="number">
                  {(sums[at] ?? null) !== null && <Figure field={FIGURES.sum} value={Number(sums[at])} names={names} />}
                </td>
                {hasFlows && (
                  <td data-shape="number">
                    {(flows[at] ?? null) !== null && (
                      <Figure field={FIGURES.flow} value={Number(flows[at])} names={names} />
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <StepsTotals {...{ cells, names, fields }} />
      {line && width > 0 && <PouredChart {...{ form, names, line, width }} />}
    </div>
  );
}

/** So wide is what a column has to show, in px. */
const COLUMN = 64;
