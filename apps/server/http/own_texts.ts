import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { listenTo } from '../db/listen.ts';
import { ownTextFault } from './own_text_fault.ts';
import { hasText, layTexts, type OwnMessages } from './texts.ts';

/** A text as an administrator words it. */
export interface OwnText {
  readonly text_key: string;
  readonly text_locale: Locale;
  readonly text_own: string;
}

/** What administrators word otherwise, as this process knows it. */
export interface OwnTexts {
  /** Changes with every word that does; empty while everything reads as it is built in. */
  mark(): string;
  /** The texts of a language, compiled. */
  of(locale: Locale): Messages;
  /** Reads them anew. */
  renew(): Promise<void>;
}

/** What is called so in the header of answers, and in the page, says which own texts there are now. */
export const TEXTS_MARK = 'texts';

/**
 * Keeps the own texts of administrators laid over those that are built in, and tells the pages by a mark in every answer
 * when they change. An edit is heard from the database, whichever process took it. What no longer fits the built-in text,
 * because that has changed with a version of the product, is left out.
 */
export function keepOwnTexts(app: FastifyInstance, db: Database, url: string): OwnTexts {
  let own: OwnMessages = { ko: {}, en: {} };
  let mark = '';
  let reading = Promise.resolve();

  const read = async () => {
    const rows = await db.ask(sql<OwnText>`SELECT text_key, text_locale, text_own FROM own_text ORDER BY 1, 2`);
    own = compiledOf(rows);
    const isNone = LOCALES.every(({ id }) => Object.keys(own[id]).length === 0);
    mark = isNone ? '' : createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
    layTexts(own);
  };
  // One after the other, so that an older reading never ends after a newer one.
  const renew = () => {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  };
  const onError = (err: unknown) => app.log.warn({ err }, 'texts that administrators changed could not be read');

  let stop = async () => {};
  app.addHook('onReady', async () => {
    await renew().catch(onError);
    stop = listenTo(url, { channel: 'own_text', heard: () => renew().catch(onError), onError });
  });
  app.addHook('onClose', () => stop());
  app.addHook('onSend', (request, reply, payload, done) => {
    if (mark && request.url.startsWith('/api/')) reply.header(`x-hanjan-${TEXTS_MARK}`, mark);
    done(null, payload);
  });
  return { mark: () => mark, of: (locale) => own[locale], renew };
}

/** The own texts that can be read in place of the built-in ones. */
function compiledOf(rows: readonly OwnText[]): OwnMessages {
  const sound = rows.filter(
    ({ text_key, text_locale, text_own }) => hasText(text_key) && !ownTextFault(text_key, text_locale, text_own),
  );
  const of = (locale: Locale) =>
    Object.fromEntries(
      sound
        .filter(({ text_locale }) => text_locale === locale)
        .map(({ text_key, text_own }) => [text_key, compileMessage(text_own)]),
    );
  return { ko: of('ko'), en: of('en') };
}
