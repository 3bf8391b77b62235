import { isOrgKind, type OrgKind, type Row, type Screen } from '@hanjan/core';
import { cafeViewScreen, roasterViewScreen, userViewScreen } from '@hanjan/model/view.ts';

/** A list as somebody keeps it: its name, and the query string of its address. */
export interface View {
  /** As it stands in an address: `12` of one's own, `o12` of the organisation. */
  readonly id: string;
  readonly key: number;
  readonly version: number;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** The view that an address names; `0` says that none is meant. Null when it names none. */
export const readViewId = (text: string | null): string | null =>
  text !== null && /^(0|o?[1-9]\d{0,14})$/.test(text) ? text : null;

/** Where the views of a screen are stored: each person's own, and those of the organisation whose records it lists. */
export const viewScreens = ({ entity: { scope } }: Screen): { own: Screen; shared: Screen | undefined } => ({
  own: userViewScreen,
  shared: isOrgKind(scope) ? SHARED[scope] : undefined,
});

const SHARED: Readonly<Record<OrgKind, Screen>> = { cafe: cafeViewScreen, roaster: roasterViewScreen };

/** A view from a row of its list. */
export const viewOfRow = (row: Row, isShared: boolean): View => ({
  id: `${isShared ? 'o' : ''}${row.view_seq}`,
  key: Number(row.view_seq),
  version: Number(row.version),
  name: String(row.view_name),
  query: String(row.view_query),
  isShared,
});

/** Whether a query string says nothing but which view is meant. */
export const isViewAlone = (search: string): boolean => [...new URLSearchParams(search).keys()].join() === 'view';
