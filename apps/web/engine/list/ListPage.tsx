import { may, type Screen } from '@hanjan/core';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { Answer } from '../../api/call.ts';
import { t, textOf } from '../../i18n/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { personOf, useSession } from '../../session.ts';
import { AnswerState, Empty, NoPermission, SkeletonRows } from '../../shell/states.tsx';
import { useNames } from '../lookup/names.ts';
import { isNarrowed } from './address.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { Paging } from './Paging.tsx';
import { useReturnedRow } from './returned.ts';
import { useList, usePrefetch } from './useList.ts';
import { useListState } from './useListState.ts';
import './list.css';

interface Props {
  readonly screen: Screen;
}

/** The list of any screen. Its page, order and filters live in the address. */
export function ListPage({ screen }: Props) {
  const session = useSession();
  const actor = { user_seq: personOf(session)?.user_seq ?? null, user_type: session.user.user_type };
  return may(actor, screen, 'list') ? <Records key={screen.name} screen={screen} /> : <NoPermission />;
}

function Records({ screen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useListState(screen);
  const { state, device } = list;
  const { data, error, refetch, isPending, isPlaceholderData } = useList(screen, state);
  const names = useNames(useMemo(() => fieldsOf(screen), [screen]));
  const rows = data?.result ?? [];
  const { total, total_pages: pages } = data?.pagination ?? { total: 0, total_pages: 0 };
  const returned = useReturnedRow(frame, rows.length > 0);
  const prefetch = usePrefetch(screen, state, pages);
  const isPast = !isPlaceholderData && total > 0 && state.page > pages;
  const isFirst = data !== undefined && total === 0 && !isNarrowed(state);

  useEffect(() => {
    if (isPast) list.change({ page: pages }, { replace: true });
  }, [isPast, list, pages]);

  const clear = () => list.change({ filters: {}, searchTitle: '' });
  const toTop = () => {
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView();
  };
  if (error && !data && isClosed(error.answer)) return <AnswerState answer={error.answer} />;
  const write = data?.write_check && (
    <Button component={Link} href={list.recordHref('write')} leftSection={<Icon name="plus" size={16} />}>
      {textOf(`list_${screen.name}_new`)}
    </Button>
  );
  const Rows = device === 'phone' ? ListCards : ListTable;
  const body = () => {
    if (error && !data) return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
    if (isPending || isPast) return <SkeletonRows rows={Math.min(state.list_count, 12)} />;
    if (isFirst) {
      const text = (name: string) => textOf(`list_${screen.name}_${name}`);
      return <Empty title={text('empty_title')} text={text('empty_text')} action={write} />;
    }
    if (total === 0) return <NothingFits onClear={clear} />;
    return (
      <>
        {error && (
          <p className="list-stale" role="alert">
            {error.answer.description}
            <button type="button" className="list-link" onClick={() => refetch()}>
              {t('retry')}
            </button>
          </p>
        )}
        <Rows {...{ screen, rows, names, list, returned }} isBusy={isPlaceholderData} />
        <Paging list={list} pages={pages} onNear={prefetch} onTurn={toTop} />
      </>
    );
  };
  return (
    <div className="list" ref={frame}>
      <header className="list-head">
        <h1>{textOf(`list_${screen.name}_title`)}</h1>
        <span role="status">{data && !isFirst && t('list_count', { count: total })}</span>
        {data && total > 0 && isNarrowed(state) && (
          <button type="button" className="list-link" onClick={clear}>
            {t('list_clear')}
          </button>
        )}
        {!isFirst && write && <div className="list-new">{write}</div>}
      </header>
      {!isFirst && <FilterBar screen={screen} list={list} names={names} total={total} />}
      {body()}
    </div>
  );
}

/** Nothing fits the filters: which is not the same as having nothing. */
function NothingFits({ onClear }: { onClear(): void }) {
  return (
    <div className="list-none">
      <p>{t('list_none')}</p>
      <Button variant="default" onClick={onClear}>
        {t('list_clear')}
      </Button>
    </div>
  );
}

/** The list is not for this person, or not there. */
const isClosed = ({ status }: Answer) => status === '401' || status === '403' || status === '404';

/** The fields whose names a list shows, in its rows or in its filters. */
function fieldsOf({ entity, list }: Screen) {
  const shown = new Set([...list.columns, ...list.search]);
  return Object.fromEntries(Object.entries(entity.fields).filter(([name]) => shown.has(name)));
}
