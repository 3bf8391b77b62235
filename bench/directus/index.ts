import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { fill, noteOf } from '../api/data.ts';
import { type Call, drive, request } from '../api/driver.ts';
import { below, CONNECTIONS, NOTE, NOTES_EACH, operations, SEARCHED } from '../api/operations.ts';
import { quietMoment } from '../api/quiet.ts';
import { startProduct } from '../api/servers.ts';
import { COUNT } from '../api/statements.ts';
import { machine, median, report, today } from '../report.ts';
import { startDirectus, tokenOf } from './stand.ts';

// The product's calls beside those of Directus, by turns on one database. `DIRECTUS` is a directory in which
// `npm install directus` was run, `DIRECTUS_NODE` the Node that it needs, if that is another one.
const installed = process.env.DIRECTUS;
if (!installed) throw new Error('DIRECTUS: the directory in which Directus is installed');
const ROUNDS = 5;
const MS = 2_000;

const directory = temporaryDirectory();
const servers: { stop(): Promise<void> }[] = [];
const embedded = await startEmbedded({ dataDir: directory.path, log: () => undefined });
try {
  await migrate(embedded.url);
  await seed(embedded.url);
  const filled = await fill(embedded);
  const log = join(directory.path, 'directus.log');
  const directus = await startDirectus(installed, embedded.adminUrl, filled, CONNECTIONS, log);
  servers.push(directus);
  const product = await startProduct(embedded.logins, directory.path);
  servers.push(product);
  const send = (at: number, method: string, path: string, part: string, body?: object): Call => ({
    request: request(method, path, { authorization: `Bearer ${tokenOf(at)}` }, body),
    check: (answer) => {
      if (!answer.includes(part)) throw new Error(answer);
    },
  });
  const page = `/items/note?limit=${COUNT}&sort=-cupnote_date,-cupnote_seq&meta=filter_count`;
  const said = () => encodeURIComponent(SEARCHED[below(SEARCHED.length)] ?? '');
  const note = (at: number, most: number) => `/items/note/${noteOf(filled, at, below(most))}`;
  const made = () => ({ ...NOTE, version: 1, rgst_at: new Date().toISOString(), uuid: randomUUID() });
  const theirs: Readonly<Record<string, (at: number) => Call>> = {
    list: (at) => send(at, 'GET', page, '"filter_count"'),
    search: (at) => send(at, 'GET', `${page}&search=${said()}`, '"filter_count"'),
    detail: (at) => send(at, 'GET', note(at, NOTES_EACH), '"cupnote_seq"'),
    create: (at) => send(at, 'POST', '/items/note', '"cupnote_seq"', made()),
    update: (at) =>
      send(at, 'PATCH', note(at, NOTES_EACH / 2), '"cupnote_seq"', { store_name: `모퉁이 커피 ${below(1e6)}` }),
  };
  for (const { name, next } of operations(filled)) {
    const other = theirs[name];
    if (!other) continue;
    const speed = { product: [] as number[], directus: [] as number[] };
    // The first round warms both up.
    for (let round = 0; round <= ROUNDS; round++) {
      await quietMoment();
      const ours = await drive(product.origin, CONNECTIONS, { ms: MS, next });
      const beside = await drive(directus.origin, CONNECTIONS, { ms: MS, next: other });
      if (round === 0) continue;
      speed.product.push(ours.perSecond);
      speed.directus.push(beside.perSecond);
    }
    const [ours, beside] = [median(speed.product), median(speed.directus)];
    report(
      'Directus',
      "`DIRECTUS=… npm run bench:directus`: the product's calls a second beside those of Directus with as many notes, rights to one's own and revisions on the same database, 16 connections, medians of 5 rounds by turns. The aim is 8 times.",
      ['date', 'machine', 'call', 'product', 'Directus', 'times'],
      [today(), machine(), name, ours.toFixed(0), beside.toFixed(0), (ours / beside).toFixed(1)],
    );
  }
} finally {
  for (const server of servers) await server.stop();
  await embedded.stop();
  directory.remove();
}
