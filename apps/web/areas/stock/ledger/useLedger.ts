import { LEDGER_PATH, type Ledger, type LedgerKind, type LedgerMoves } from '@hanjan/model/stock/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import { type Refused, read } from '../../../base/api/call.ts';
import { showing } from '../../../records/store/renew.ts';
import { useCallOrg } from '../calls.ts';
import { STOCKS } from '../kinds.ts';

/** The materials ledger of a month. It is asked again whenever it is opened: it is made of all kinds of records. */
export function useLedger(month: string) {
  const org = useCallOrg('roaster');
  return useQuery<Ledger, Refused>({
    queryKey: ['ledger', org.auth_seq, month],
    queryFn: async ({ signal }) => (await read<Ledger>('POST', LEDGER_PATH, { month }, { signal, org })).result,
    staleTime: 0,
  });
}

/** What was moved of one lot in a month. */
export function useLedgerMoves(kind: LedgerKind, lot: number, month: string) {
  const org = useCallOrg('roaster');
  return useQuery<LedgerMoves, Refused>({
    queryKey: [...showing(STOCKS[kind].entity), 'ledger', org.auth_seq, lot, month],
    queryFn: async ({ signal }) =>
      (await read<LedgerMoves>('POST', `${LEDGER_PATH}/moves`, { kind, lot, month }, { signal, org })).result,
    staleTime: 0,
  });
}
