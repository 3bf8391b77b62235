import type { Screen } from '@hanjan/core';
import { type Filters, readFilters, writeFilters } from '../../filter/filters.ts';

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
}

/** Rows of a page to choose from, the default first. */
export const PAGE_SIZES = { desk: [10, 20, 30, 50, 100], phone: [5, 10, 20, 30, 50] } as const;
export type Device = keyof typeof PAGE_SIZES;

/** How many pages are linked to by number. */
export const PAGE_LINKS = { desk: 10, phone: 5 } as const satisfies Record<Device, number>;

const ANY_SIZE: readonly number[] = [...PAGE_SIZES.phone, ...PAGE_SIZES.desk];
const TITLE_LENGTH = 100;
const LAST_PAGE = 1_000_000;

/** The state of a list whose address says nothing. */
export const startState = (screen: Screen, device: Device): ListState => ({
  page: 1,
  list_count: PAGE_SIZES[device][0],
  orderType: screen.list.order,
  filters: {},
  searchType: null,
  searchTitle: '',
});

/** The state of a list from the query string of its address. Whatever makes no sense counts as not said. */
export function readAddress(search: string, screen: Screen, device: Device): ListState {
  const said = new URLSearchParams(search);
  const start = startState(screen, device);
  const page = Number(said.get('page'));
  const size = Number(said.get('list_count'));
  const order = said.get('orderType') ?? '';
  const type = said.get('searchType') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : start.page,
    list_count: ANY_SIZE.includes(size) ? size : start.list_count,
    orderType: isOrder(order, screen) ? order : start.orderType,
    filters: readFilters(said.get('searchSelect') ?? '', screen),
    searchType: screen.list.title.includes(type) ? type : null,
    searchTitle: cleanTitle(said.get('searchTitle') ?? ''),
  };
}

/** The query string of a state: empty, or beginning with `?`. Defaults are left out. */
export function writeAddress(state: ListState, screen: Screen, device: Device): string {
  const start = startState(screen, device);
  const pairs: [string, string | number | null, unknown][] = [
    ['page', state.page, start.page],
    ['list_count', state.list_count, start.list_count],
    ['orderType', state.orderType, start.orderType],
    ['searchSelect', writeFilters(state.filters, screen), ''],
    ['searchType', state.searchType, null],
    ['searchTitle', cleanTitle(state.searchTitle), ''],
  ];
  const said = new URLSearchParams();
  for (const [name, value, unsaid] of pairs) if (value !== unsaid) said.set(name, String(value));
  const text = said.toString().replaceAll(/%(3A|2C|7C)/g, decodeURIComponent);
  return text && `?${text}`;
}

/** Any change but turning the page begins again at the first one. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({ ...state, page: 1, ...change });

/** Whether anything narrows the list. */
export const isNarrowed = ({ filters, searchTitle }: ListState): boolean =>
  searchTitle !== '' || Object.keys(filters).length > 0;

/** What the server is asked. */
export function toRequest({ filters, searchType, searchTitle, ...paging }: ListState) {
  return {
    ...paging,
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
  typed.toWellFormed().normalize('NFC').replaceAll('\u0000', '').trim().slice(0, TITLE_LENGTH).toWellFormed().trim();
