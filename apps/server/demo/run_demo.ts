import { entities, screens } from '@hanjan/model';
import { hasOf } from '@hanjan/model/plan.ts';
import { behaviours } from '../behaviour/index.ts';
import { needLogins, readConfig } from '../config.ts';
import { ConfigFault } from '../config_fault.ts';
import { openDatabase } from '../db/database.ts';
import type { Addresses } from '../db/logins.ts';
import { migrate } from '../db/migrate.ts';
import { checkDatabase } from '../db/postgres_settings.ts';
import { seed } from '../db/seed.ts';
import { knowEntities } from '../engine/work.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../operator/command.ts';
import { reaching } from '../operator/database.ts';
import { keepEvent } from '../operator/event.ts';
import { say, step } from '../progress.ts';
import { type Filled, fillDemo } from './fill.ts';
import { removeDemo } from './remove.ts';

const REFUSALS = new Map([
  ['demo_filled', 'The demo is there already. Take it away with: npm run demo -- remove'],
  ['demo_busy', 'The demo is being changed elsewhere just now. Try again in a moment.'],
]);

/** `npm run demo` fills the demo in, `npm run demo -- remove` takes it away; Hanjan may be running or stopped. */
await command(async (signal) => {
  const [what = 'fill', ...rest] = process.argv.slice(2);
  const work = new Map([
    ['fill', fill],
    ['remove', remove],
  ]).get(what);
  if (!work || rest.length > 0) throw new ConfigFault('Usage: npm run demo [-- remove]');
  const config = readConfig(process.env);
  const { databaseUrl, dataDir, isDemoOpen } = config;
  const told = async (logins: Addresses) => {
    if (!(await work(logins))) return;
    keepEvent(dataDir, what === 'fill' ? 'demo_fill' : 'demo_remove', 'ok');
    if (what === 'fill' && !isDemoOpen) say('They can sign in here only with HANJAN_DEMO=on.');
  };
  if (databaseUrl) {
    const logins = needLogins(config);
    await step('Looking at the database of DATABASE_URL', () => checkDatabase(databaseUrl));
    return told(logins);
  }
  return reaching(dataDir, 'The demo of Hanjan is being changed', signal, ({ logins }) => told(logins));
});

/** Whether it was filled in now. */
async function fill(logins: Addresses): Promise<boolean> {
  const { owner: url } = logins;
  await step('Bringing the tables up to date', () => migrate(url));
  await step('Loading codes and reference data', () => seed(url));
  const db = openDatabase(logins, 'app', () => undefined);
  const place = { db, url, known: knowEntities({ entities, screens }, behaviours), hasOf: hasOf(false) };
  const filled = await step('Filling in the demo', () => fillDemo(place)).catch(sayRefusal);
  await db.close();
  if (filled) tell(filled);
  return filled !== null;
}

function sayRefusal(error: unknown): null {
  const why = error instanceof Refusal && REFUSALS.get(error.code);
  if (!why) throw error;
  say(why);
  return null;
}

/** Whether it was taken away now. */
async function remove({ owner: url }: Addresses): Promise<boolean> {
  await step('Bringing the tables up to date', () => migrate(url));
  return (await step('Taking the demo away', () => removeDemo(url)).catch(sayRefusal)) !== null;
}

function tell({ password, people }: Filled): void {
  for (const { user_id, user_name, places } of people) {
    const roles = places.map(
      ({ org_name, user_auth, user_use }) => `${user_auth}${user_use ? '' : ' (off)'} at ${org_name}`,
    );
    say(`  ${user_id.padEnd(24)} ${user_name}${roles.length > 0 ? `, ${roles.join(', ')}` : ''}`);
  }
  say(`Everybody's password, shown only now: ${password}`);
}
