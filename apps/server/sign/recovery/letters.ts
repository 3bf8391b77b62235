import { type Locale, localeInfo } from '@hanjan/model/messages/locales.ts';
import { sql } from 'kysely';
import type { Run } from '../../db/statement.ts';
import { textsFor } from '../../http/texts.ts';
import type { LetterName, Waiting } from '../../mail/outbox.ts';
import type { Compose } from '../../mail/worker.ts';
import { readUserId } from '../account.ts';
import { dropStep, type StepName } from '../step.ts';
import { beginRecovery, RECOVER_MIN } from './recover.ts';
import { beginVerifying } from './verify.ts';

/** So many links of a kind open at once for one account; more are not sent. Whoever asked for these has them. */
const MOST_OPEN = 5;

type Begin = (run: Run, user_seq: number, user_email: string) => Promise<string | null>;
/** The letters with a link: the step that it is, and the page that it leads to. */
const LINKS: Readonly<Partial<Record<LetterName, { step: StepName; begin: Begin; page: string }>>> = {
  recover: { step: 'recover', begin: beginRecovery, page: '/user/recover' },
  verify: { step: 'verify', begin: beginVerifying, page: '/user/verify' },
};

/**
 * Writes letters out, with links to the site as people know it. What anybody can choose for themselves, such as a name,
 * stands in none: a letter to an address that nobody has shown to be theirs says nothing in a stranger's words.
 */
export const composeLetters =
  (origin: string): Compose =>
  async (run, waiting) => {
    const whose = waiting.asked === null ? waiting : await lookUp(run, waiting);
    const { user_seq, mail_to } = whose ?? {};
    if (!user_seq || !mail_to) return null;
    const { letter, mail_locale } = waiting;
    const text = textsFor(mail_locale);
    const link = LINKS[letter];
    const write = (args: Readonly<Record<string, string | number>>) => ({
      user_seq,
      to: mail_to,
      subject: text(`letter_${letter}_subject`),
      text: `${text(`letter_${letter}`, args)}\n\n${text('letter_end', { origin })}\n`,
    });
    const user_id = await idOf(run, user_seq);
    if (!link) return write({ user_id });
    const token = (await countOpen(run, link.step, user_seq)) < MOST_OPEN && (await link.begin(run, user_seq, mail_to));
    if (!token) return null;
    const href = `${origin}${localeInfo(mail_locale as Locale).prefix}${link.page}#token=${token}`;
    const takeBack = (undo: Run) => dropStep(undo, token);
    return { ...write({ user_id, link: href, minutes: RECOVER_MIN }), takeBack };
  };

interface Whose {
  readonly user_seq: number;
  readonly mail_to: string;
}

/**
 * Who is meant by an id or an address: one that was shown to be theirs, as it stands in the account and not as it was typed.
 * From then on the letter is theirs. Nobody, where another such letter waits for them already.
 */
async function lookUp(run: Run, { mail_seq, letter, asked }: Waiting): Promise<Whose | undefined> {
  const typed = asked ?? '';
  const [meant] = await run(
    typed.includes('@')
      ? sql<Whose>`SELECT user_seq, user_email AS mail_to FROM account
                    WHERE lower(user_email COLLATE "C") = lower(${typed} COLLATE "C") AND email_verified_at IS NOT NULL`
      : sql<Whose>`SELECT user_seq, user_email AS mail_to FROM account
                    WHERE user_id = ${readUserId(typed) ?? ''} AND email_verified_at IS NOT NULL`,
  );
  if (!meant) return undefined;
  const others = await run(
    sql`SELECT FROM mail_outbox WHERE user_seq = ${meant.user_seq} AND letter = ${letter} AND mail_seq <> ${mail_seq}`,
  );
  if (others.length > 0) return undefined;
  await run(
    sql`UPDATE mail_outbox SET asked = NULL, user_seq = ${meant.user_seq}, mail_to = ${meant.mail_to}
         WHERE mail_seq = ${mail_seq}`,
  );
  return meant;
}

async function idOf(run: Run, user_seq: number): Promise<string> {
  const [found] = await run(sql<{ user_id: string }>`SELECT user_id FROM account WHERE user_seq = ${user_seq}`);
  return found?.user_id ?? '';
}

async function countOpen(run: Run, step: StepName, user_seq: number): Promise<number> {
  const [found] = await run(
    sql<{ open: number }>`SELECT count(*)::integer AS open FROM sign_step
                           WHERE user_seq = ${user_seq} AND step = ${step} AND ends_at > now()`,
  );
  return found?.open ?? 0;
}
