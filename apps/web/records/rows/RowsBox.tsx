import type { ValueOf } from '@hanjan/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { currentLocale, t } from '../../base/texts/index.ts';
import { RequiredMark } from '../../parts/field/FieldFrame.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { onceReleased } from '../../parts/released.ts';
import { DragList } from '../../parts/rows/DragList.tsx';
import { handleId } from '../../parts/rows/DragRow.tsx';
import { useWidth } from '../../parts/size/useWidth.ts';
import type { InputProps } from '../field/view.ts';
import { relatedFields } from '../lookup/narrowing.ts';
import { createRowsEdit } from './edit.ts';
import { itemsOf, type RowsField, roomFor, tracksOf } from './items.ts';
import { createRowList } from './list.ts';
import { itemId, type LineColumn, RowLine } from './RowLine.tsx';
import { RowsHead, RowsShares, RowsSums } from './summary.tsx';
import '../../parts/rows/rows.css';

type Value = ValueOf<RowsField>;

/** A list of rows to write. Loaded when a form first shows one. */
export default function RowsBox(props: InputProps<'rows'>) {
  const { field, label, value, fault, names, control } = props;
  const boxId = control.id;
  const latest = useRef(props);
  latest.current = props;
  const frame = useRef<HTMLFieldSetElement>(null);
  const client = useQueryClient();
  const locale = currentLocale();
  const [said, say] = useState('');
  const [current, setCurrent] = useState<string | null>(null);

  const columns = useMemo(
    (): LineColumn[] =>
      itemsOf(field).map((item) => ({ ...item, narrowedBy: relatedFields({ fields: field.of }, item.name) })),
    [field],
  );
  const [list] = useState(() => {
    const made = createRowList(field);
    made.follow(value, fault, locale);
    return made;
  });
  useLayoutEffect(() => list.follow(value, fault, locale), [list, value, fault, locale]);
  const ids = useSyncExternalStore(list.subscribe, list.ids);

  const focus = useCallback(
    (id: string, item = columns.find(({ isFixed }) => !isFixed)?.name ?? '') => focusLater(itemId(boxId, id, item)),
    [boxId, columns],
  );
  const rest = useCallback(
    (id: string | undefined) => focusLater(id === undefined ? `${boxId}-add` : handleId(id)),
    [boxId],
  );
  const edit = useMemo(
    () =>
      createRowsEdit({
        ...{ list, field, columns, client, say, focus, rest },
        names: () => latest.current.names,
        hold: (rows) => latest.current.set(rows as Value),
      }),
    [list, field, columns, client, focus, rest],
  );
  const row = useCallback(
    (id: string) => <RowLine key={id} {...{ id, boxId, list, edit, columns, names }} />,
    [boxId, list, edit, columns, names],
  );

  const enter = (event: FocusEvent<HTMLElement>) => {
    setCurrent(rowOf(event.target));
    if (event.target !== event.currentTarget) return;
    const failing = ids.find((id) => list.line(id).faults.length > 0);
    const first = failing ?? ids[0];
    if (first === undefined) rest(undefined);
    else focus(first, failing && list.line(failing).faults[0]?.name);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    // The window was left, not the box.
    if (event.target === document.activeElement) return;
    const left = rowOf(event.target);
    if (left && left !== rowOf(event.relatedTarget)) onceReleased(() => list.leave(left));
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setCurrent(null);
    onceReleased(() => latest.current.leave());
  };
  const paste = (event: ClipboardEvent) => {
    const at = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const isOwnLines = event.target instanceof HTMLTextAreaElement && !text.includes('\t');
    if (at && !isOwnLines && edit.paste(at.row, at.item, text)) event.preventDefault();
  };
  /** Alt and an arrow move the row that has the focus, before the box in it takes the arrow for itself. */
  const moveRow = (event: KeyboardEvent) => {
    const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const id = step && rowOf(event.target);
    if (!step || !id) return;
    event.preventDefault();
    event.stopPropagation();
    edit.move(id, list.line(id).place + step);
  };
  /** Enter goes down the column, and on to a new row. */
  const goDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return;
    const at = cellOf(event.target);
    if (!at || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    event.preventDefault();
    const next = ids[ids.indexOf(at.row) + 1];
    if (next) focus(next, at.item);
    else edit.add();
  };

  const isFull = ids.length >= field.max;
  const isNarrow = useWidth(frame) < roomFor(columns);
  return (
    <fieldset
      ref={frame}
      id={boxId}
      className="sublist"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      data-narrow={isNarrow || undefined}
      style={{ '--tracks': tracksOf(columns) } as React.CSSProperties}
      onFocus={enter}
      onBlur={leave}
      onPaste={paste}
      onKeyDownCapture={moveRow}
      onKeyDown={goDown}
    >
      <div className="sublist-title">
        <span>
          {label}
          {control['aria-required'] && <RequiredMark />}
        </span>
        <span className="sublist-count number">
          {ids.length} / {field.max}
        </span>
      </div>
      <RowsShares list={list} field={field} current={current} />
      {ids.length > 0 && !isNarrow && <RowsHead columns={columns} />}
      {ids.length === 0 && <p className="sublist-none">{t('rows_none')}</p>}
      <DragList ids={ids} onMove={edit.move} row={row} />
      <RowsSums {...{ list, field, columns, names }} />
      <div className="sublist-foot">
        <button
          id={`${boxId}-add`}
          type="button"
          className="sublist-add"
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? `${boxId}-full` : undefined}
          onClick={edit.add}
        >
          <Icon name="plus" size={16} />
          {t('rows_add')}
        </button>
        {isFull && <span id={`${boxId}-full`}>{t('rows_most', { max: field.max })}</span>}
      </div>
      <span role="status" className="spoken">
        {said}
      </span>
    </fieldset>
  );
}

/** Puts the focus on an element once it is there, and whatever was open has given the focus back. */
const focusLater = (id: string) => {
  setTimeout(() => document.getElementById(id)?.focus());
};

const rowOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('.sublist-row')?.getAttribute('data-id')) || null;

/** The row and the item of the box that something happened in. */
function cellOf(target: EventTarget): { row: string; item: string } | null {
  const item = target instanceof Element && target.closest('[data-item]')?.getAttribute('data-item');
  const row = rowOf(target);
  return item && row ? { row, item } : null;
}
