import { readConfig } from '../config.ts';
import { ConfigFault } from '../config_fault.ts';
import { say } from '../progress.ts';
import { invite } from '../sign/invitation.ts';
import { command } from './command.ts';
import { reachingOwner } from './database.ts';
import { keepEvent } from './event.ts';

/** `npm run invite` prints a link with which one person may make an account; Hanjan may be running or stopped. */
await command(async (signal) => {
  if (process.argv.length > 2) throw new ConfigFault('Usage: npm run invite');
  const config = readConfig(process.env);
  const { dataDir, origin, signup } = config;
  await reachingOwner(config, 'An invitation to Hanjan is being made', signal, async (url) => {
    const token = await invite(url);
    keepEvent(dataDir, 'account', 'ok', { target: 'invitation' });
    // Behind the number sign, so that it stands in no log on the way.
    say(`  For one person, for 7 days, shown only now: ${origin}/user/signup#invite=${token}`);
    if (signup !== 'invited')
      say(`HANJAN_SIGNUP is ${signup}: set it to invited, or the link is not needed or not heard.`);
  });
});
