import type { TableFacts } from '@hanjan/model/system/tables.ts';
import { useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { when } from '../../../base/texts/times.ts';
import { sizeText } from '../../../parts/file/file.ts';
import { SearchBox } from '../../../parts/filter/SearchBox.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { useTables } from './useTables.ts';
import '../system.css';

const ORDERS = ['table_name', 'rows', 'bytes', 'index_bytes', 'indexes', 'analysed_at'] as const;
type Order = (typeof ORDERS)[number];
const HEADS = {
  table_name: 'system_collection_name',
  rows: 'system_collection_rows',
  bytes: 'system_collection_bytes',
  index_bytes: 'system_collection_index_bytes',
  indexes: 'system_collection_indexes',
  analysed_at: 'system_collection_analysed',
} as const;

/** Every table with its rows, size, indexes and when it was analysed last. */
export default function TableCollection() {
  const { answer, reload } = useTables();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('table_name');
  if (!answer) return <SkeletonRows rows={8} />;
  if (answer.status !== 'OK') return <AnswerState answer={answer} onRetry={reload} />;
  const tables = answer.result.filter(({ table_name }) => table_name.includes(search)).toSorted(by(order));
  const sum = (of: (table: TableFacts) => number | null) => tables.reduce((all, table) => all + (of(table) ?? 0), 0);
  return (
    <article className="desk-page" data-wide>
      <h1>{t('menu_system_collection')}</h1>
      <p className="desk-lead">{t('system_collection_lead')}</p>
      <div className="desk-bar">
        <SearchBox
          label={t('system_find')}
          placeholder={t('system_find')}
          text={search}
          clean={clean}
          search={(typed) => setSearch(clean(typed))}
        />
      </div>
      {tables.length === 0 && <p role="status">{t('system_found_none')}</p>}
      <div className="desk-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              {ORDERS.map((name) => (
                <th
                  key={name}
                  scope="col"
                  data-shape={shapeOf(name)}
                  aria-sort={order === name ? sortOf(name) : undefined}
                >
                  <button type="button" className="desk-order" onClick={() => setOrder(name)}>
                    {t(HEADS[name])}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tables.map((table) => (
              <tr key={table.table_name}>
                <th scope="row">
                  <code>{table.table_name}</code>
                  {table.is_view && <small>{t('system_collection_view')}</small>}
                </th>
                <td data-shape="number">{table.rows?.toLocaleString(currentLocale())}</td>
                <td data-shape="number">{table.bytes !== null && sizeText(table.bytes)}</td>
                <td data-shape="number">{table.index_bytes !== null && sizeText(table.index_bytes)}</td>
                <td data-shape="number">{!table.is_view && table.indexes}</td>
                <td data-shape="number">{table.analysed_at && when(table.analysed_at)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {t('system_collection_sum', { count: tables.filter(({ is_view }) => !is_view).length })}
              </th>
              <td data-shape="number">{sum(({ rows }) => rows).toLocaleString(currentLocale())}</td>
              <td data-shape="number">{sizeText(sum(({ bytes }) => bytes))}</td>
              <td data-shape="number">{sizeText(sum(({ index_bytes }) => index_bytes))}</td>
              <td data-shape="number">{sum(({ indexes }) => indexes)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </article>
  );
}

const clean = (typed: string) => typed.trim().toLowerCase();
const shapeOf = (name: Order) => (name === 'table_name' ? undefined : 'number');
const sortOf = (name: Order) => (name === 'table_name' ? ('ascending' as const) : ('descending' as const));

/** Names from a to z, everything else with the most first; what has none comes last. */
const by = (order: Order) => (a: TableFacts, b: TableFacts) => {
  const names = a.table_name < b.table_name ? -1 : 1;
  if (order === 'table_name') return names;
  const [one, other] = [a[order], b[order]];
  if (one === other) return names;
  return one === null || (other !== null && one < other) ? 1 : -1;
};
