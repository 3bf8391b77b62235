import type { Field, Names, StepFault } from '@hanjan/core';
import { memo, type ReactNode } from 'react';
import { t, textOf } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { FaultLine } from '../../../parts/input/FaultLine.tsx';
import { Popup, type PopupItem } from '../../../parts/Popup.tsx';
import { DragRow } from '../../../parts/rows/DragRow.tsx';
import { FieldCell } from '../../../records/field/FieldCell.tsx';
import type { Form } from '../../../records/form/store.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import type { StepsEdit } from './edit.ts';
import { END, FIGURES, type Part, START, stepName } from './steps.ts';

interface CellsProps {
  readonly form: Form;
  readonly names: Names;
  isFixed(name: string): boolean;
  /** What is typed, in its order. */
  readonly parts: readonly Part[];
  readonly sum: number | null;
  readonly flow: number | null;
  /** Its time was passed last by a timer that runs. */
  readonly isPassed: boolean;
}

interface Props extends CellsProps {
  readonly id: string;
  /** Counted from 1. */
  readonly nth: number;
  readonly count: number;
  readonly fault: StepFault | null;
  readonly edit: StepsEdit;
}

/** One step to write: its handle, its fields, what is calculated, its menu, and what is wrong with its time. */
export const StepLine = memo(
  function StepLine({ id, nth, count, fault, edit, ...cells }: Props) {
    const faultId = `${id}-order`;
    const place = nth - 1;
    const items: PopupItem[] = [
      ...(place > 0 ? [{ key: 'up', label: t('rows_up'), run: () => edit.move(id, place - 1) }] : []),
      ...(nth < count ? [{ key: 'down', label: t('rows_down'), run: () => edit.move(id, nth) }] : []),
      { key: 'split', label: t('brew_step_split'), run: () => edit.split(id) },
      { key: 'copy', label: t('brew_step_copy'), run: () => edit.copy(id) },
      { key: 'remove', label: t('brew_step_remove'), run: () => edit.remove(id) },
    ];
    return (
      <DragRow id={id} nth={nth}>
        <fieldset
          className="sublist-cells"
          aria-label={t('brew_step_nth', { row: nth })}
          aria-describedby={fault ? faultId : undefined}
        >
          <StepCells {...cells} nameOf={(part) => stepName(nth, part)} />
        </fieldset>
        {nth <= count ? (
          <Popup label={t('brew_step_menu', { row: nth })} button={<Icon name="more" size={16} />} items={items} />
        ) : (
          <span />
        )}
        {fault && (
          <div className="sublist-faults">
            <FaultLine id={faultId}>{textOf(fault.key, fault.args)}</FaultLine>
          </div>
        )}
      </DragRow>
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof Props)[]).every((name) =>
      name === 'fault'
        ? before.fault?.key === after.fault?.key && textArgs(before) === textArgs(after)
        : before[name] === after[name],
    ),
);

const textArgs = ({ fault }: Props) => Object.values(fault?.args ?? {}).join();

/** Start or end: it stays where it is. */
export function EdgeLine({ edge, ...cells }: CellsProps & { readonly edge: 'start' | 'end' }) {
  const label = t(edge === 'start' ? 'brew_start' : 'brew_end');
  return (
    <div className="sublist-row steps-edge">
      <span className="steps-edge-name">{label}</span>
      <fieldset className="sublist-cells" aria-label={label}>
        <StepCells
          {...cells}
          nameOf={(part) => (edge === 'end' ? END[part as keyof typeof END] : part === 'mass' ? START : undefined)}
          begin={edge === 'start'}
        />
      </fieldset>
    </div>
  );
}

/** The fields of a step and what is calculated for it, by column. */
function StepCells({
  form,
  names,
  isFixed,
  parts,
  sum,
  flow,
  isPassed,
  nameOf,
  begin = false,
}: CellsProps & { nameOf(part: Part): string | undefined; readonly begin?: boolean }) {
  return (
    <>
      {parts.map((part) => {
        const name = nameOf(part);
        return (
          <div
            key={part}
            className="sublist-cell"
            data-shape="number"
            data-part={part}
            data-empty={!name || undefined}
            data-passed={(isPassed && part === 'term') || undefined}
          >
            {name && <FormField {...{ form, names, isFixed }} name={name} />}
            {begin && part === 'term' && <div className="sublist-fixed number">0:00</div>}
          </div>
        );
      })}
      <Calculated label={t('brew_sum')} part="sum">
        {sum !== null && <Figure field={FIGURES.sum} value={sum} names={names} />}
      </Calculated>
      <Calculated label={t('brew_flow')} part="flow">
        {flow !== null && <Figure field={FIGURES.flow} value={flow} names={names} />}
      </Calculated>
    </>
  );
}

const Calculated = ({
  label,
  part,
  children,
}: {
  readonly label: string;
  readonly part: string;
  readonly children: ReactNode;
}) => (
  <div className="sublist-cell" data-shape="number" data-part={part}>
    <span className="sublist-label">{label}</span>
    <div className="sublist-fixed">{children || <span className="cell-none">–</span>}</div>
  </div>
);

/** A calculated number as its field shows it. */
export const Figure = ({
  field,
  value,
  names,
}: {
  readonly field: Field | undefined;
  readonly value: number;
  readonly names: Names;
}) => field && <FieldCell name="" field={field} value={value} names={names} />;
