import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { ConfigFault } from '../config_fault.ts';
import { say } from '../progress.ts';
import { readUserId } from '../sign/account.ts';
import { changeAccount, type Deed, readRole } from './account.ts';
import { command } from './command.ts';
import { reachingOwner } from './database.ts';
import { keepEvent } from './event.ts';

const USAGE = 'Usage: npm run account -- id --off | --on | --delete --yes | --role ROLE';

/** `npm run account -- id` switches an account off or on, deletes it, or gives it a role; Hanjan may be running or stopped. */
await command(async (signal) => {
  const { user_id, deed } = readArguments();
  const config = readConfig(process.env);
  const { dataDir } = config;
  await reachingOwner(config, 'An account of Hanjan is being changed', signal, async (url) => {
    const user_seq = await changeAccount(url, user_id, deed);
    keepEvent(dataDir, 'account', 'ok', { user_seq, target: deed.is === 'role' ? `role ${deed.role}` : deed.is });
    say(tell(user_id, deed));
  });
});

function readArguments(): { user_id: string; deed: Deed } {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = read({ off: flag, on: flag, delete: flag, yes: flag, role: { type: 'string' } });
  const user_id = positionals.length === 1 ? readUserId(positionals[0]) : null;
  const asked = (['off', 'on', 'delete', 'role'] as const).filter((name) => values[name] !== undefined);
  const [is] = asked;
  if (!user_id || !is || asked.length > 1) throw new ConfigFault(USAGE);
  if (is === 'role') return { user_id, deed: { is, role: readRole(String(values.role)) } };
  if (is === 'delete' && !values.yes)
    throw new ConfigFault(
      `This deletes '${user_id}' with all of their own records, for good; what is an organisation's stays. Add --yes to do it.`,
    );
  return { user_id, deed: { is } };
}

function read<T extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(options: T) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new ConfigFault(USAGE);
  }
}

function tell(user_id: string, deed: Deed): string {
  if (deed.is === 'role') return `'${user_id}' has the role ${deed.role} now.`;
  if (deed.is === 'delete') return `'${user_id}' is deleted.`;
  return deed.is === 'on'
    ? `'${user_id}' may sign in again.`
    : `'${user_id}' is switched off and signed out everywhere.`;
}
