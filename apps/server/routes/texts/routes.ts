import { ADMINS, EVERYBODY, type Row } from '@hanjan/core';
import { ko, parts } from '@hanjan/model/messages/ko.ts';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { TEXTS_PATH } from '@hanjan/model/texts/own.ts';
import type { FastifyInstance } from 'fastify';
import { type Engine, worker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { noteFacts } from '../../http/events/event.ts';
import { ownTextFault } from '../../http/own_text_fault.ts';
import type { OwnTexts } from '../../http/own_texts.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { readTextsAsked, textLines } from './lines.ts';
import { textSchemas } from './schema.ts';
import { textSheetRoutes } from './sheet.ts';
import { lockTexts, placeOf, storedTexts, storeTexts, textChanged, type WantedText, wantedText } from './stored.ts';

/** For how long a browser may keep own texts under their mark: they never change there. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Texts as administrators word them: `POST {path}/list` all texts of the product, `/edit` one of them in one language
 * (null reads as it is built in again), `/reset` all, `/export` and `/import` all as one file. `GET /api/texts/ko/<mark>`
 * answers everybody those of a language, compiled.
 */
export function textRoutes(app: FastifyInstance, engine: Engine, own: OwnTexts): void {
  const route = (name: keyof typeof textSchemas, isEdit = false) => ({
    schema: textSchemas[name],
    config: {
      access: { roles: ADMINS },
      costs: isEdit ? ('write' as const) : ('read' as const),
      ...(isEdit && { event: 'admin_edit' as const }),
    },
  });
  const transact = worker(engine);
  const reading = worker(engine, engine.db.readOnce);

  app.post(`${TEXTS_PATH}/list`, route('list'), async (request) => {
    const asked = readTextsAsked(readBody(request, true));
    const stored = await reading(request, storedTexts);
    const all = textLines(asked, stored, textsFor(request.headers['accept-language']));
    const page = Math.min(asked.page, Math.max(1, Math.ceil(all.length / asked.amount)));
    const lines = all.slice((page - 1) * asked.amount, page * asked.amount);
    return ok(request, { lines, total: all.length, own: stored.size, page, parts: Object.keys(parts) });
  });

  app.post(`${TEXTS_PATH}/edit`, route('edit', true), async (request) => {
    const { version, ...wanted } = readEdit(readBody(request));
    const { text_key, text_locale, text_own } = wanted;
    noteFacts(request, { target: `text ${text_locale} ${text_key}` });
    const stored = await transact(request, async (work) => {
      await lockTexts(work);
      const found = (await storedTexts(work)).get(placeOf(wanted));
      // What reads so already is a save that is sent again.
      if ((found?.text_own ?? null) !== text_own) {
        if ((found?.version ?? null) !== version) throw textChanged();
        await storeTexts(work, [wanted]);
      }
      return storedTexts(work);
    });
    await own.renew();
    const asked = { search: '', part: null, state: null, page: 1, amount: 1 };
    const translate = textsFor(request.headers['accept-language']);
    return ok(request, textLines(asked, stored, translate).find((line) => line.text_key === text_key) ?? null);
  });

  app.post(`${TEXTS_PATH}/reset`, route('reset', true), async (request) => {
    if (readBody(request).all !== true) throw invalid([{ name: 'all', key: 'field_required', args: {} }]);
    noteFacts(request, { target: 'all texts' });
    const count = await transact(request, async (work) => {
      await lockTexts(work);
      const stored = [...(await storedTexts(work)).values()];
      await storeTexts(
        work,
        stored.map((one) => ({ ...one, text_own: null })),
      );
      return stored.length;
    });
    await own.renew();
    return ok(request, { count });
  });

  textSheetRoutes(app, engine, own, route);

  const open = {
    schema: textSchemas.messages,
    config: { access: { roles: EVERYBODY }, evenWithOneTimePassword: true, isReference: true },
  };
  app.get<{ Params: { locale: string; mark: string } }>('/api/texts/:locale/:mark', open, async (request, reply) => {
    const { locale, mark } = request.params;
    if (!isLocale(locale)) throw notFound();
    // Asked by an older or a newer mark it is answered all the same, and not kept.
    if (mark === own.mark()) reply.header('cache-control', FOREVER);
    return ok(request, own.of(locale));
  });
}

const isLocale = (value: unknown): value is Locale => LOCALES.some(({ id }) => id === value);

/** How one text shall read, and which state of it was seen; null where it read as it is built in. */
function readEdit(body: Row): WantedText & { readonly version: number | null } {
  const { text_key, text_locale, text_own = null, version = null } = body;
  const fail = (name: string, key: string, args = {}) => invalid([{ name, key, args }]);
  if (typeof text_key !== 'string' || !Object.hasOwn(ko, text_key)) throw fail('text_key', 'field_code');
  if (!isLocale(text_locale)) throw fail('text_locale', 'field_code');
  if (version !== null && !Number.isSafeInteger(version)) throw fail('version', 'field_NaN');
  if (text_own !== null) {
    if (typeof text_own !== 'string') throw fail('text_own', 'field_text');
    const fault = ownTextFault(text_key, text_locale, text_own);
    if (fault) throw fail('text_own', fault.key, fault.args);
  }
  return {
    ...wantedText({ text_key, text_locale, text_own: text_own as string | null }),
    version: version as number | null,
  };
}
