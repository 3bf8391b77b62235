import '../../../apps/web/parts/theme/base.ts';
import '../../../apps/web/records/kinds/cells.ts';
import '../../../apps/web/main/cells.ts';
import { userCupnoteScreen as screen } from '@hanjan/model/user/cupnote.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { activate, loadTexts } from '../../../apps/web/base/texts/index.ts';
import { ListTable } from '../../../apps/web/lists/page/ListTable.tsx';
import { startState } from '../../../apps/web/lists/state/address.ts';
import type { ListAddress } from '../../../apps/web/lists/state/useListState.ts';
import { codeQuery } from '../../../apps/web/records/lookup/codes.ts';
import { useNames } from '../../../apps/web/records/lookup/names.ts';
import { drawn } from '../../form/drawn.ts';
import { CODES, COLUMNS, rows } from '../rows.ts';

// A page of notes as the product draws it at a desk that has room for all columns.
const client = new QueryClient();
for (const [group, names] of Object.entries(CODES)) {
  const codes = Object.entries(names).map(([code_id, name]) => ({
    code_id,
    code_name: name,
    code_name_kr: name,
    code_filter: null,
    code_alias1: null,
    code_alias2: null,
    code_use: true,
  }));
  client.setQueryData(codeQuery(group).queryKey, codes);
}

const nothing = () => undefined;
const list: ListAddress = {
  state: startState(screen, 'desk'),
  device: 'desk',
  path: '/notes',
  search: '',
  isChosen: false,
  layout: {},
  hrefOf: () => '/notes',
  recordHref: (key) => `/notes/${key}`,
  recordLink: (key) => `/notes/${key}`,
  openRecord: nothing,
  change: nothing,
  wear: nothing,
  keep: nothing,
  open: nothing,
};
const choosing = { selecting: null, begin: nothing };
const fields = Object.fromEntries(Object.entries(screen.entity.fields).filter(([name]) => COLUMNS.includes(name)));

// The rows arrive in a page that stands.
const around = { current: document.getElementById('root') };

function Rows() {
  const names = useNames(fields);
  return <ListTable {...{ screen, rows, names, list, choosing, around }} returned={null} isBusy={false} first={1} />;
}

await Promise.all([activate('ko'), loadTexts('work')]);
drawn(
  <QueryClientProvider client={client}>
    <Rows />
  </QueryClientProvider>,
);
