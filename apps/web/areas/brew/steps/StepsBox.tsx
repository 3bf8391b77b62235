import { useStable } from '@hanjan/charts/timeline/useStable.ts';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { DragList } from '../../../parts/rows/DragList.tsx';
import { newId } from '../../../parts/rows/ids.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import type { GroupProps } from '../../../records/field/groups.ts';
import { focusField } from '../../../records/form/control.ts';
import { FormField } from '../../../records/ledger/FormField.tsx';
import { TimerButton } from '../recipe/TimerButton.tsx';
import { usePassed } from '../timer/passed.ts';
import { createStepsEdit } from './edit.ts';
import { partHead } from './heads.ts';
import { EdgeLine, StepLine } from './StepLine.tsx';
import { StepsRead } from './StepsRead.tsx';
import { StepsTotals } from './StepsTotals.tsx';
import {
  countOf,
  END,
  figuresOf,
  held,
  isEspresso,
  MOST,
  NTHS,
  type Part,
  partsOf,
  START,
  stepName,
  termsOf,
} from './steps.ts';
import { useCells } from './useCells.ts';
import '../../../parts/rows/rows.css';
import '../recipe/passed.css';
import './steps.css';

/** The steps of a brew: to write, or to read where none of them may be changed. */
export default function StepsBox(props: GroupProps) {
  return props.isReading || props.group.fields.every(props.isFixed) ? (
    <StepsRead {...props} />
  ) : (
    <StepsWrite {...props} />
  );
}

/** Px that the columns need side by side. */
const ROOM = { plain: 440, espresso: 640 };
const START_TIME = 'brewing_start_time';

function StepsWrite({ form, group, names, isFixed }: GroupProps) {
  const cells = useCells(form);
  const frame = useRef<HTMLFieldSetElement>(null);
  const [ids, setIds] = useState<readonly string[]>(() => NTHS.map(newId));
  const [said, say] = useState('');
  const latest = useRef({ ids, isFixed });
  latest.current = { ids, isFixed };
  const open = useCallback((name: string) => latest.current.isFixed(name), []);
  const edit = useMemo(
    () => createStepsEdit({ form, ids: () => latest.current.ids, setIds, isFixed: open, say }),
    [form, open],
  );

  // The same list as long as it says the same, so that steps need not be drawn anew.
  const parts = useStable(partsOf(cells, form.entity.fields));
  const count = countOf(cells);
  const { sums, flows, faults } = figuresOf(cells);
  const passed = usePassed(termsOf(cells));
  const shown = useMemo(() => ids.slice(0, Math.min(MOST, count + 1)), [ids, count]);
  const width = useWidth(frame);
  const isNarrow = width > 0 && width < (parts.length > 2 ? ROOM.espresso : ROOM.plain);
  const common = { form, names, parts, isFixed: open };

  const paste = (event: ClipboardEvent) => {
    const name = (event.target as Element).closest('[data-field]')?.getAttribute('data-field') ?? '';
    if (edit.paste(name, event.clipboardData.getData('text/plain'), parts)) event.preventDefault();
  };
  /** Alt and an arrow move the step that has the focus, before the box in it takes the arrow for itself. */
  const moveStep = (event: KeyboardEvent) => {
    const by = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const id = by && (event.target as Element).closest('[data-id]')?.getAttribute('data-id');
    if (!by || !id) return;
    event.preventDefault();
    event.stopPropagation();
    edit.move(id, ids.indexOf(id) + by);
  };
  const goOn = (event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented() || !isTyped) return;
    event.preventDefault();
    const boxes = [
      ...(frame.current?.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type])') ?? []),
    ];
    boxes[boxes.indexOf(event.target as HTMLInputElement) + 1]?.focus();
  };

  return (
    <div>
      {group.fields.includes(START_TIME) && (
        <div className="fields steps-start">
          <FormField {...{ form, names, isFixed }} name={START_TIME} />
          <TimerButton {...{ form, names }} />
        </div>
      )}
      <fieldset
        ref={frame}
        className="sublist steps"
        aria-label={t('brew_steps')}
        data-narrow={isNarrow || undefined}
        data-parts={parts.length}
        onPaste={paste}
        onKeyDownCapture={moveStep}
        onKeyDown={goOn}
      >
        {!isNarrow && <Head parts={parts} isShot={isEspresso(cells)} />}
        <EdgeLine {...common} edge="start" sum={sums[0] ?? null} flow={flows[0] ?? null} isPassed={passed === START} />
        <DragList
          ids={shown}
          onMove={edit.move}
          row={(id) => {
            const nth = shown.indexOf(id) + 1;
            const isSaid = nth <= count;
            return (
              <StepLine
                key={id}
                {...{ ...common, id, nth, count, edit }}
                sum={isSaid ? (sums[nth] ?? null) : null}
                flow={flows[nth] ?? null}
                fault={faults[nth] ?? null}
                isPassed={passed === stepName(nth, 'term')}
              />
            );
          }}
        />
        <EdgeLine
          {...common}
          edge="end"
          sum={held(cells, 'brewing_result_total')}
          flow={null}
          isPassed={passed === END.term}
        />
        <div className="sublist-foot">
          <button
            type="button"
            className="sublist-add"
            aria-disabled={count >= MOST || undefined}
            onClick={() => count < MOST && focusField(form, stepName(count + 1, 'term'))}
          >
            <Icon name="plus" size={16} />
            {t('brew_step_add')}
          </button>
          {count >= MOST && <span>{t('brew_step_most', { max: MOST })}</span>}
        </div>
        <span role="status" className="spoken">
          {said}
        </span>
      </fieldset>
      <StepsTotals {...{ cells, names }} fields={form.entity.fields} onShare={edit.shareRest} />
    </div>
  );
}

/** The names of the columns; each box has its own name for who hears the page. */
const Head = ({ parts, isShot }: { readonly parts: readonly Part[]; readonly isShot: boolean }) => (
  <div className="sublist-head" aria-hidden="true">
    <span />
    <div className="sublist-cells">
      {parts.map((part) => (
        <span key={part} data-shape="number">
          {partHead(part, isShot)}
        </span>
      ))}
      <span data-shape="number">{t('brew_sum')}</span>
      <span data-shape="number">{t('brew_flow')}</span>
    </div>
  </div>
);
