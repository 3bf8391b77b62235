import { type Fields, mayEver, type Row, type Screen } from '@hanjan/core';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useReturnedRow } from '../../base/router/returned.ts';
import { toContent } from '../../base/router/scroll.ts';
import { useActor, useMay } from '../../base/session/session.ts';
import { later } from '../../base/store/later.tsx';
import { t, textOf } from '../../base/texts/index.ts';
import { ButtonLink } from '../../parts/button/Button.tsx';
import { Choose } from '../../parts/Choose.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { PageLinks } from '../../parts/links/PageLinks.tsx';
import { AnswerState } from '../../parts/states/AnswerState.tsx';
import { Empty, NoPermission, NothingFits, SkeletonRows } from '../../parts/states/states.tsx';
import { ListDrafts } from '../../records/drafts/ListDrafts.tsx';
import { unseenText } from '../../records/drafts/leaving.ts';
import { useNames } from '../../records/lookup/names.ts';
import { seenAt } from '../../records/seen/or_seen.ts';
import { SeenLine } from '../../records/seen/SeenLine.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { readRemoved } from '../removed/useRemoved.ts';
import { useSelection } from '../rows/useSelection.ts';
import { UndoLine } from '../select/UndoLine.tsx';
import { isNarrowed, PAGE_LINKS, PAGE_SIZES } from '../state/address.ts';
import { withColumns } from '../state/chosen_columns.ts';
import { type Filters, filterField } from '../state/filters.ts';
import { firstOf } from '../state/pages_in_one.ts';
import type { ToolPlace } from '../state/tool.ts';
import { useList, usePrefetch } from '../state/useList.ts';
import { useListState } from '../state/useListState.ts';
import { useFirstPage, useMore } from '../state/useMore.ts';
import { useWholeRows } from '../state/useWholeRows.ts';
import { ListMenu } from '../tools/ListMenu.tsx';
import { ListNotice } from '../tools/ListNotice.tsx';
import { useViews } from '../views/useViews.ts';
import { ViewTool } from '../views/ViewTool.tsx';
import { useFreshWalk } from '../walk/useNeighbours.ts';
import { ListCards } from './ListCards.tsx';
import { ListOnward } from './ListOnward.tsx';
import { ListTable } from './ListTable.tsx';
import './list.css';

/** Statuses of a list that is not for this person, or not there. */
const CLOSED = ['401', '403', '404'];
const RemovedPage = later(() => import('../removed/RemovedPage.tsx'));
const SelectBar = later(() => import('../select/SelectBar.tsx'));

interface Props {
  readonly screen: Screen;
}

/** The list of any screen. Its page, order and filters live in the address. */
export function ListPage({ screen }: Props) {
  const removed = readRemoved(useSearch());
  const mayRestore = mayEver(useActor(), screen, 'remove');
  if (!useMay(screen, 'list') || (removed !== null && !mayRestore)) return <NoPermission />;
  if (removed === null) return <Records key={screen.name} {...{ screen, mayRestore }} />;
  return (
    <Suspense fallback={<SkeletonRows />}>
      <RemovedPage key={screen.name} screen={screen} page={removed} />
    </Suspense>
  );
}

function Records({ screen, mayRestore }: Props & Pick<ToolPlace, 'mayRestore'>) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useListState(screen);
  const { state, device } = list;
  const views = useViews(screen, list);
  useFreshWalk(screen);
  const isOne = device === 'phone';
  const [firstPage, showFrom] = useFirstPage(screen, state);
  const first = isOne ? firstPage : state.page;
  const asked = useList(screen, { ...state, page: first }, !views.isOpening);
  const { data, error, refetch, isPending, isPlaceholderData } = asked;
  const more = useMore(screen, state, first, isPlaceholderData ? undefined : data);
  const seen = seenAt(asked);
  useWholeRows(screen, state, data);
  const chosen = state.columns.join();
  const shown = useMemo(() => withColumns(screen, chosen.split(',')), [screen, chosen]);
  const names = useNames(
    useMemo(() => fieldsOf(shown, state.filters), [shown, state.filters]),
    more.resultName ?? data?.resultName,
  );
  const rows = isPlaceholderData ? (data?.result ?? NO_ROWS) : more.rows;
  const choosing = useSelection(screen, list, rows);
  const { total, total_pages: pages } = data?.pagination ?? { total: 0, total_pages: 0 };
  const returned = useReturnedRow(frame, list.path);
  const prefetch = usePrefetch(screen, state, pages);
  const isPast = !isPlaceholderData && total > 0 && state.page > pages;
  const isFirst = data !== undefined && total === 0 && !isNarrowed(state);
  const text = (name: string) => textOf(`list_${screen.name}_${name}`);

  useEffect(() => {
    if (isPast) list.change({ page: pages }, { replace: true });
  }, [isPast, list, pages]);

  if (error && !data && CLOSED.includes(error.answer.status))
    return <AnswerState answer={error.answer} onRetry={() => refetch()} />;
  const clear = () => {
    list.change({ filters: {}, searchTitle: '' });
    toContent();
  };
  const toTop = () => {
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0) frame.current?.scrollIntoView();
  };
  const write = data?.write_check && (
    <ButtonLink href={list.recordHref('write')} icon="plus">
      {text('new')}
    </ButtonLink>
  );
  const Rows = device === 'phone' ? ListCards : ListTable;
  const body = () => {
    if (error && !data)
      return <AnswerState answer={error.answer} unanswered={unseenText()} isBelow onRetry={() => refetch()} />;
    if (isPending || isPast) return <SkeletonRows rows={Math.min(state.list_count, 12)} />;
    if (isFirst) return <Empty title={text('empty_title')} text={text('empty_text')} action={write} />;
    if (total === 0) return <NothingFits onClear={clear} />;
    return (
      <>
        <SeenLine at={seen} />
        {error && seen === undefined && <Failed text={error.answer.description} onRetry={() => refetch()} />}
        {isOne && first > 1 && (
          <button type="button" className="quiet-link" onClick={() => showFrom(firstOf(first))}>
            {t('list_earlier')}
          </button>
        )}
        <Rows
          {...{ rows, names, list, returned, choosing, first }}
          around={frame}
          screen={shown}
          isBusy={isPlaceholderData}
        />
        {isOne && (
          <ListOnward
            {...{ more, total }}
            isMore={state.page < pages}
            onMore={() => list.change({ page: state.page + 1 }, { replace: true })}
          />
        )}
        <div className="list-paging">
          {!isOne && (
            <PageLinks
              page={state.page}
              pages={pages}
              most={PAGE_LINKS[device]}
              hrefOf={(page) => list.hrefOf({ page })}
              onNear={prefetch}
              onTurn={toTop}
            />
          )}
          <Choose
            label={(size) => size}
            options={PAGE_SIZES[device]}
            chosen={state.list_count}
            textOf={(count) => t('list_size', { count })}
            choose={(list_count) => list.change({ list_count })}
          />
        </div>
      </>
    );
  };
  return (
    <div className="list" ref={frame}>
      <header className="list-head">
        <h1>{text('title')}</h1>
        {device === 'desk' && <ViewTool list={list} views={views} />}
        <span role="status">{data && !isFirst && t('list_count', { count: total })}</span>
        {data && total > 0 && isNarrowed(state) && (
          <button type="button" className="quiet-link" onClick={clear}>
            {t('list_clear')}
          </button>
        )}
        {data && (
          <div className="list-menu">
            <ListMenu
              {...{ screen, list, views, rows, names, total, pages, mayRestore }}
              mayWrite={data.write_check === true}
              isEmpty={isFirst}
              onSelect={total > 0 ? choosing.begin && (() => choosing.begin?.()) : undefined}
            />
          </div>
        )}
        {!isFirst && write && <div className="list-new">{write}</div>}
      </header>
      <ListNotice screen={screen} list={list} views={views} />
      {!isFirst && <FilterBar screen={screen} list={list} names={names} total={total} />}
      <ListDrafts screen={screen} hrefOf={list.recordHref} />
      <UndoLine screen={screen} />
      <Suspense>
        {choosing.selecting && <SelectBar {...{ screen, list, names, total }} selecting={choosing.selecting} />}
      </Suspense>
      {body()}
    </div>
  );
}

const NO_ROWS: readonly Row[] = [];

/**
 * The fields whose names a list shows, in its rows or in its filters. What stands in rows is asked for its names once the
 * list is narrowed by it: they may be thousands.
 */
function fieldsOf(screen: Screen, filters: Filters): Fields {
  const { entity, list } = screen;
  const shown = [...list.columns, ...list.search].filter(
    (name) => name in entity.fields || filters[name] !== undefined,
  );
  return Object.fromEntries(
    [...new Set(shown)].flatMap((name) => {
      const field = filterField(screen, name);
      return field ? [[name, field]] : [];
    }),
  );
}
