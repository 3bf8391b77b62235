import type { Act, Target } from './attack.ts';
import { addressOf, worst } from './guests.ts';
import { send } from './wire.ts';

const NOTES = '/api/user/qc/coffeebean';
const WIDE = 60;
const MB = 1024 * 1024;

/** What one account does that is signed in. */
export function accountActs({ origin, cookie }: Target): readonly Act[] {
  const sendAs = (nth: number, path: string, body: object) =>
    send(origin, { path, address: addressOf(nth), headers: { cookie }, body: JSON.stringify(body) });
  const filters = [
    { searchTitle: worst(300) },
    { searchTitle: '%_\\'.repeat(100) },
    { filter: Array.from({ length: 500 }, (_, at) => ({ field: `f${at}`, value: worst(100) })) },
    { page: 1e9, list_count: 100 },
    { sort: { cupnote_name: 'asc' }, searchTitle: 'a '.repeat(150) },
    JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
  ];
  const upload = Buffer.alloc(20 * MB, 'a');
  const multipart = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
    upload,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return [
    {
      name: 'writers',
      lines: 16,
      pauseMs: 100,
      run: async (nth) => [
        await sendAs(nth, `${NOTES}/edit`, {
          cupnote_name: `노트 ${nth}`,
          cupnote_place: 'CAFE',
          cupnote_date: '2026-11-20',
          cupnote_desc: nth % 4 ? '산미가 좋고 여운이 길다. '.repeat(80) : worst(3_000),
        }),
      ],
    },
    {
      name: 'searches and exports',
      lines: 1,
      pauseMs: 1_000,
      run: (nth) =>
        Promise.all(
          Array.from({ length: WIDE }, (_, at) =>
            at % 4 === 0
              ? sendAs(nth + at, `${NOTES}/export`, { format: at % 8 ? 'csv' : 'xlsx', columns: ['cupnote_name'] })
              : sendAs(nth + at, `${NOTES}/list`, { page: 1, list_count: 100, searchTitle: at % 2 ? '노' : 'e' }),
          ),
        ),
    },
    {
      name: 'filters',
      lines: 4,
      pauseMs: 100,
      run: async (nth) => [await sendAs(nth, `${NOTES}/list`, filters[nth % filters.length])],
    },
    {
      name: '20 MB of multipart',
      lines: 1,
      pauseMs: 2_000,
      run: async (nth) => [
        await send(origin, {
          path: `${NOTES}/${nth % 2 ? 'import?mode=preview' : 'list'}`,
          address: addressOf(nth),
          headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
          body: multipart,
        }),
      ],
    },
  ];
}
