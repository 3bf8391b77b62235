import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../apps/server/app.ts';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { seed } from '../../apps/server/db/seed.ts';
import { through } from '../harness/addresses.ts';
import { startProxy, type Way } from '../harness/proxy.ts';
import { freshDatabase, NOTES, newId, PASSWORD } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { beginNote } from './support/writer.ts';

/** How long the database stays away. */
const AWAY_MS = 10_000;

let app: FastifyInstance;
let way: Way;
let origin: string;

// A server of its own, because the others must not miss their database.
test.beforeAll(async () => {
  const logins = await freshDatabase(`away_${randomBytes(4).toString('hex')}`);
  await migrate(logins.owner);
  await seed(logins.owner);
  way = await startProxy(logins.owner);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const webDir = join(import.meta.dirname, '../../apps/web/dist');
  app = await buildApp({ addresses: through(logins, way.url), origin, webDir, logLevel: 'silent' });
  await app.listen({ port, host: '::' });
});

test.afterAll(async () => {
  await app.close();
  await way.stop();
});

test('while the database is away nothing typed is lost, and afterwards everything works', async ({
  page,
  context,
  say,
  at,
  press,
  user,
  faults,
}) => {
  faults.expect(/^503 POST \/api\/user\/qc\/coffeebean\/edit$/);
  faults.expect(/^503 GET \/api\/userinfo$/);
  faults.expect(/^503 POST \/api\/userAuth\/select$/);
  await context.request.post(`${origin}/api/sign/signup`, {
    headers: { origin },
    data: {
      user_id: newId(),
      user_pass: PASSWORD,
      user_name: '한지우',
      country: 'KOR',
      age_ok: true,
      privacy_ok: true,
    },
  });
  await page.goto(`${origin}${at(NOTES)}/write`);
  const writer = await beginNote(user, { cupnote_name: '예가체프', cupnote_desc: '긴 메모' });
  const second = await context.newPage();

  await way.cut();
  const cutAt = performance.now();
  await writer.save();
  const dialog = page.getByRole('alertdialog', { name: say('save') });
  await expect(dialog).toContainText(say('busy_text'));
  await press(dialog.getByRole('button', { name: say('confirm') }));
  await writer.expectKept();
  await second.goto(`${origin}${at(NOTES)}`);
  await expect(second.getByRole('alert')).toBeVisible();
  await expect(second.getByRole('banner').getByRole('link', { name: say('signin') })).toHaveCount(0);
  await wait(AWAY_MS - (performance.now() - cutAt));
  await way.mend();

  await expect(second.getByText(say('list_user_cupnote_empty_title'))).toBeVisible({ timeout: 20_000 });
  await writer.save();
  await writer.expectSaved();
});
