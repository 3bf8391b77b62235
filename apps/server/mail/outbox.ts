import { sql } from 'kysely';
import { query, type Run } from '../db/statement.ts';

/** What letters tell: a link to show that an address is one's own, one to a new password, and what happened to an account. */
export type LetterName =
  | 'verify'
  | 'recover'
  | 'password_changed'
  | 'email_changed'
  | 'account_delete'
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_renewed'
  | 'factors_taken'
  | 'provider_linked'
  | 'provider_unlinked';

/** A letter that waits to be sent. */
export interface Waiting {
  readonly mail_seq: number;
  readonly mail_uuid: string;
  readonly letter: LetterName;
  readonly user_seq: number | null;
  /** The id or address of whoever is meant, while that is not looked up. */
  readonly asked: string | null;
  readonly mail_to: string | null;
  readonly mail_locale: string;
  readonly tries: number;
  /** It waited for a day. */
  readonly is_given_up: boolean;
}

/** A letter is tried again after so long, twice as long after each try, and given up after a day. */
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 900;
const GIVEN_UP = '24 hours';

/** Letters to be sent, written in the transaction of what they tell. Where no server of e-mail is set none is written. */
export function outboxOf(isOpen: boolean) {
  return {
    isOpen,
    /** To whoever's account it is, at their address as it stands, if they have shown that it is theirs. Without a language in that of their country. */
    async tell(run: Run, letter: LetterName, user_seq: number, locale?: string): Promise<void> {
      if (!isOpen) return;
      await run(
        sql`INSERT INTO mail_outbox (letter, user_seq, mail_to, mail_locale)
            SELECT ${letter}, user_seq, user_email,
                   coalesce(${locale ?? null}, CASE WHEN user_country = 'KOR' THEN 'ko' ELSE 'en' END)
              FROM account WHERE user_seq = ${user_seq} AND email_verified_at IS NOT NULL`,
      );
    },
    /** To an address that nobody has shown to be theirs. */
    async sendTo(run: Run, letter: LetterName, user_seq: number, mail_to: string, mail_locale: string): Promise<void> {
      await run(query.insertInto('mail_outbox').values({ letter, user_seq, mail_to, mail_locale }));
    },
    /** To whoever is meant by what was typed, if there is anybody: that is looked up by whoever sends it. */
    async ask(run: Run, letter: LetterName, asked: string, mail_locale: string): Promise<void> {
      await run(query.insertInto('mail_outbox').values({ letter, asked, mail_locale }));
    },
  };
}

export type Outbox = ReturnType<typeof outboxOf>;

/**
 * Takes the letter that has waited longest and is due. Until its next try it is nobody else's: whoever dies with it in hand
 * leaves it to that one.
 */
export async function takeLetter(run: Run): Promise<Waiting | undefined> {
  const [taken] = await run(
    sql<Waiting>`
      UPDATE mail_outbox SET tries = tries + 1,
             next_at = now() + make_interval(secs => least(${FIRST_WAIT_S} * 2 ^ least(tries, 10), ${LONGEST_WAIT_S}))
       WHERE mail_seq = (SELECT mail_seq FROM mail_outbox WHERE next_at <= now()
                          ORDER BY next_at, mail_seq FOR UPDATE SKIP LOCKED LIMIT 1)
      RETURNING mail_seq, mail_uuid, letter, user_seq, asked, mail_to, mail_locale, tries,
                rgst_at < now() - ${GIVEN_UP}::interval AS is_given_up`,
  );
  return taken;
}

/** A letter is sent, given up or nobody's. */
export const dropLetter = (run: Run, mail_seq: number) =>
  run(query.deleteFrom('mail_outbox').where('mail_seq', '=', mail_seq));
