import type { Found } from '@hanjan/model/menu.ts';
import { askFirst } from '../../records/screen/ask_ahead.ts';
import { readRemoved } from '../removed/useRemoved.ts';
import { readAddress } from '../state/address.ts';
import { layoutOf } from '../state/layout.ts';
import { layoutName } from '../state/layout_name.ts';
import { listQuery } from '../state/useList.ts';
import { deviceNow } from '../state/useListState.ts';

/** Asks for the first page of a list. One that may begin with a view, or further on, asks by itself. */
export const askAhead = ({ tab }: Found) =>
  askFirst(tab.screen, (client, screen, { user_seq }) => {
    const layout = layoutOf(layoutName(user_seq, screen.name));
    const state = readAddress(location.search, screen, deviceNow(), layout);
    const isFirst = state.page === 1 && state.view === null && !layout.begin && readRemoved(location.search) === null;
    return isFirst ? client.prefetchQuery(listQuery(screen, state)) : undefined;
  });
