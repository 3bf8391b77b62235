import { readConfig } from '../config.ts';
import { ConfigFault } from '../config_fault.ts';
import { say } from '../progress.ts';
import { readUserId } from '../sign/account.ts';
import { handOut } from '../sign/handed_out.ts';
import { giveOneTime, takeSecond } from '../sign/one_time.ts';
import { command } from './command.ts';
import { reachingOwner } from './database.ts';
import { keepEvent } from './event.ts';

/**
 * `npm run password -- id` gives an account a one-time password, `npm run password -- id --second` takes away its second
 * factors and leaves the password; Hanjan may be running or stopped.
 */
await command(async (signal) => {
  const asked = process.argv.slice(2);
  const isSecond = asked.includes('--second');
  const [id, ...rest] = asked.filter((one) => one !== '--second');
  const user_id = readUserId(id);
  if (!user_id || rest.length > 0)
    throw new ConfigFault('Usage: npm run password -- id, or npm run password -- id --second');
  const config = readConfig(process.env);
  const { dataDir } = config;
  await reachingOwner(config, 'A password of Hanjan is being set', signal, async (url) => {
    if (isSecond) {
      const user_seq = await takeSecond(url, user_id);
      if (user_seq === null) throw new ConfigFault(`Nobody has the id ${user_id}.`);
      keepEvent(dataDir, 'factor', 'ok', { user_seq, target: 'taken away' });
      say(`'${user_id}' is signed out everywhere and signs in by the password alone.`);
      return;
    }
    const given = await giveOneTime(url, user_id);
    if (!given) throw new ConfigFault(`Nobody has the id ${user_id}.`);
    keepEvent(dataDir, 'one_time_password', 'ok', { user_seq: given.user_seq });
    say(`'${user_id}' is signed out everywhere.`);
    say('  The password is valid for 24 hours.');
    handOut(dataDir, user_id, given.password);
  });
});
