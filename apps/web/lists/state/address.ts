import { composed, type Screen } from '@hanjan/core';
import { areSame, DENSITIES, type Density, knownColumns, ownColumns } from './chosen_columns.ts';
import { type Filters, readFilters, writeFilters } from './filters.ts';
import type { Layout } from './layout.ts';
import { readViewId } from './view.ts';

/** What a list shows: its page, order and what narrows it. Lives in the address. */
export interface ListState {
  readonly page: number;
  readonly list_count: number;
  /** A field and a direction, e.g. `cupnote_date.desc`. */
  readonly orderType: string;
  readonly filters: Filters;
  /** The one field that `searchTitle` looks into; all of them when null. */
  readonly searchType: string | null;
  readonly searchTitle: string;
  /** What it shows, in this order; of two names of a record the locale one stands for both. */
  readonly columns: readonly string[];
  readonly density: Density;
  /** The view that was opened, `0` when none is meant; null when nobody said. */
  readonly view: string | null;
}

/** Rows of a page to choose from. */
export const PAGE_SIZES = { desk: [10, 20, 30, 50, 100], phone: [5, 10, 20, 30, 50] } as const;
export type Device = keyof typeof PAGE_SIZES;

/** Rows of a page that nobody has chosen; on a phone, where pages follow by themselves, more than a screen holds. */
const USUAL_SIZE = { desk: 10, phone: 20 } as const satisfies Record<Device, number>;

/** How many pages are linked to by number. */
export const PAGE_LINKS = { desk: 10, phone: 5 } as const satisfies Record<Device, number>;

const ANY_SIZE: readonly number[] = [...PAGE_SIZES.phone, ...PAGE_SIZES.desk];
const TITLE_LENGTH = 100;
const LAST_PAGE = 1_000_000;

/** The state of a list whose address says nothing: as the person wants it on this device. */
export const startState = (screen: Screen, device: Device, kept: Layout = {}): ListState => ({
  page: 1,
  list_count: USUAL_SIZE[device],
  orderType: screen.list.order,
  filters: {},
  searchType: null,
  searchTitle: '',
  columns: kept.columns ? knownColumns(screen, kept.columns) : ownColumns(screen),
  density: kept.density ?? 'roomy',
  view: null,
});

/** The state of a list from the query string of its address. Whatever makes no sense counts as not said. */
export function readAddress(search: string, screen: Screen, device: Device, kept?: Layout): ListState {
  const said = new URLSearchParams(search);
  const start = startState(screen, device, kept);
  const page = Number(said.get('page'));
  const size = Number(said.get('list_count'));
  const order = said.get('orderType') ?? '';
  const type = said.get('searchType') ?? '';
  const columns = said.get('columns');
  return {
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : start.page,
    list_count: ANY_SIZE.includes(size) ? size : start.list_count,
    orderType: isOrder(order, screen) ? order : start.orderType,
    filters: readFilters(said.get('searchSelect') ?? '', screen),
    searchType: screen.list.title.includes(type) ? type : null,
    searchTitle: cleanTitle(said.get('searchTitle') ?? ''),
    columns: columns ? knownColumns(screen, columns.split(',')) : start.columns,
    density: DENSITIES.find((one) => one === said.get('density')) ?? start.density,
    view: readViewId(said.get('view')),
  };
}

/**
 * The query string of a state: empty, or beginning with `?`. Defaults are left out, but columns are said wherever the
 * person has chosen any, so that whoever is sent the address sees the same; and a view never stands alone, because that
 * means the view as it is stored.
 */
export function writeAddress(state: ListState, screen: Screen, device: Device, kept?: Layout): string {
  const start = startState(screen, device, kept);
  const own = ownColumns(screen);
  const isInView = state.view !== null && state.view !== '0';
  const text = writeQuery(state, screen, {
    page: start.page,
    list_count: start.list_count,
    orderType: isInView ? undefined : start.orderType,
    columns: areSame(start.columns, own) ? own.join() : undefined,
    density: start.density,
  });
  return text && `?${text}`;
}

/** What a view keeps of a state: everything but the page, said in full, so that it is the same for everybody. */
export const viewQuery = (state: ListState, screen: Screen, device: Device): string =>
  writeQuery({ ...state, view: null }, screen, { page: state.page, list_count: startState(screen, device).list_count });

function writeQuery(state: ListState, screen: Screen, unsaid: Readonly<Record<string, unknown>>): string {
  const pairs: [string, string | number | null][] = [
    ['page', state.page],
    ['list_count', state.list_count],
    ['orderType', state.orderType],
    ['searchSelect', writeFilters(state.filters, screen) || null],
    ['searchType', state.searchType],
    ['searchTitle', cleanTitle(state.searchTitle) || null],
    ['columns', state.columns.join()],
    ['density', state.density],
    ['view', state.view],
  ];
  const said = new URLSearchParams();
  for (const [name, value] of pairs) if (value !== null && value !== unsaid[name]) said.set(name, String(value));
  return said.toString().replaceAll(/%(3A|2C|7C)/g, decodeURIComponent);
}

/** Any change but turning the page begins again at the first one. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({ ...state, page: 1, ...change });

/** Whether anything narrows the list. */
export const isNarrowed = ({ filters, searchTitle }: ListState): boolean =>
  searchTitle !== '' || Object.keys(filters).length > 0;

/** What the server is asked. */
export function toRequest({ page, list_count, orderType, filters, searchType, searchTitle }: ListState) {
  return {
    page,
    list_count,
    orderType,
    ...(searchTitle ? { searchTitle, ...(searchType ? { searchType } : {}) } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
}

function isOrder(order: string, screen: Screen): boolean {
  const [field = '', direction, rest] = order.split('.');
  return screen.list.sort.includes(field) && (direction === 'asc' || direction === 'desc') && rest === undefined;
}

/** A text to search for as it is sent: composed, trimmed, not too long. */
export const cleanTitle = (typed: string): string =>
  composed(typed.toWellFormed()).replaceAll('\u0000', '').trim().slice(0, TITLE_LENGTH).toWellFormed().trim();
