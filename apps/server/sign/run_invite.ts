import { ConfigFault, readConfig } from '../config.ts';
import { command } from '../operator/command.ts';
import { reaching } from '../operator/database.ts';
import { keepEvent } from '../operator/event.ts';
import { say } from '../progress.ts';
import { invite } from './invitation.ts';

/** `npm run invite` prints a link with which one person may make an account; Hanjan may be running or stopped. */
await command(async (signal) => {
  if (process.argv.length > 2) throw new ConfigFault('Usage: npm run invite');
  const { databaseUrl, dataDir, origin, signup } = readConfig(process.env);
  const give = async (url: string) => {
    const token = await invite(url);
    keepEvent(dataDir, 'account', 'ok', { target: 'invitation' });
    // Behind the number sign, so that it stands in no log on the way.
    say(`  For one person, for 7 days, shown only now: ${origin}/user/signup#invite=${token}`);
    if (signup !== 'invited')
      say(`HANJAN_SIGNUP is ${signup}: set it to invited, or the link is not needed or not heard.`);
  };
  if (databaseUrl) return give(databaseUrl);
  return reaching(dataDir, 'An invitation to Hanjan is being made', signal, ({ url }) => give(url));
});
