import { ConfigFault } from '../config_fault.ts';
import { say } from '../progress.ts';
import type { MailConfig } from './config.ts';
import { MailFault, openSmtp } from './smtp.ts';

/**
 * Asks the server of e-mail once whether it lets us in. Settings that it refuses end the start; a server that is away does
 * not, for letters wait until it is back.
 */
export async function checkMail(mail: MailConfig): Promise<void> {
  const fault = await openSmtp(mail)
    .prove()
    .catch((error: unknown) => error);
  if (!(fault instanceof MailFault)) return;
  const { host, port } = mail;
  if (fault.isSetting) {
    throw new ConfigFault(
      `HANJAN_SMTP: ${host}:${port} cannot be used (${fault.message}). Look at the name and the password, and whether it speaks TLS with a certificate for its name.`,
    );
  }
  say(`Warning: the server of e-mail ${host}:${port} does not answer (${fault.message}). Letters wait until it does.`);
}
