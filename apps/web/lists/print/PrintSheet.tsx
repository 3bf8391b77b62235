import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { today } from '../../base/session/day.ts';
import { headText } from '../../base/texts/head.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { usePrint } from '../../parts/usePrint.ts';
import { stateWords } from '../filter/filter_text.ts';
import { keyOf } from '../rows/rows.tsx';
import { withColumns } from '../state/chosen_columns.ts';
import { columnsOf } from '../state/columns.ts';
import type { ToolProps } from '../state/tool.ts';
import { cellText } from './text.ts';
import '../../parts/print.css';

/** The page of a list on paper: what narrows it in words, every chosen column, and nothing around it. */
export default function PrintSheet({ screen, list, rows, names, total, pages, views, onClose }: ToolProps) {
  usePrint(onClose);
  const { state } = list;
  const shown = useMemo(
    () => columnsOf(withColumns(screen, state.columns), names.locale, headText).filter(({ mean }) => mean === null),
    [screen, state.columns, names.locale],
  );
  const words = [...(views.current ? [views.current.name] : []), ...stateWords(screen, state, names)];

  return createPortal(
    <article className="print-sheet">
      <h1>{textOf(`list_${screen.name}_title`)}</h1>
      <p>{words.join(' · ')}</p>
      <p className="number">{t('print_page', { day: today(), page: state.page, pages, count: total })}</p>
      <table>
        <thead>
          <tr>
            {shown.map(({ name, shape }) => (
              <th key={name} scope="col" data-shape={shape}>
                {headText(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(screen, row)}>
              {shown.map(({ name, shape }) => (
                <td key={name} data-shape={shape}>
                  {cellText(screen, name, row, names) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  );
}
