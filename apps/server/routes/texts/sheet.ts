import multipart from '@fastify/multipart';
import { composed, type Row } from '@hanjan/core';
import { ko } from '@hanjan/model/messages/ko.ts';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { TEXTS_PATH, type TextChange, type TextFile, type TextFileFault } from '@hanjan/model/texts/own.ts';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Transaction } from '../../engine/transaction.ts';
import { type Engine, worker } from '../../engine/worker.ts';
import { ok } from '../../http/answer.ts';
import { readBody } from '../../http/body.ts';
import { placesFor } from '../../http/limits/places.ts';
import { OWN_TEXT_BYTES, ownTextFault, type TextFault } from '../../http/own_text_fault.ts';
import type { OwnTexts } from '../../http/own_texts.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { textsFor } from '../../http/texts.ts';
import { readUpload, refuseUnfit } from '../../sheet/import/upload.ts';
import { readSheet } from '../../sheet/read/index.ts';
import { isBroken, type Sheet, type SheetRow, type Typed, typedText } from '../../sheet/read/sheet.ts';
import { readExportQuery } from '../../sheet/write/ask.ts';
import type { Cell } from '../../sheet/write/cells.ts';
import { sendRows } from '../../sheet/write/send.ts';
import type { textSchemas } from './schema.ts';
import {
  lockTexts,
  placeOf,
  type StoredText,
  seenOf,
  storedTexts,
  storeTexts,
  textChanged,
  wantedText,
} from './stored.ts';

/** What stands above the columns: the key, and the tag of each language. */
const KEY_HEAD = 'text_key';

type RouteOf = (name: keyof typeof textSchemas, isEdit?: boolean) => RouteShorthandOptions;

/** Own texts as one file, out and in. */
export function textSheetRoutes(app: FastifyInstance, engine: Engine, own: OwnTexts, route: RouteOf): void {
  const reading = worker(engine, engine.db.readOnce);
  const saving = worker(engine);

  app.post(`${TEXTS_PATH}/export`, route('export'), async (request, reply) => {
    const how = readExportQuery({}, readBody(request, true));
    const rows = sheetOf(await reading(request, storedTexts));
    await sendRows(reply, textsFor(request.headers['accept-language'])('menu_stringset'), how, rows);
    return reply;
  });

  // Uploads are understood here alone: every other call is JSON.
  void app.register(async (uploads) => {
    await uploads.register(multipart);
    const places = placesFor(2, 1);
    const { config, ...rest } = route('import', true);
    const options = { ...rest, config: { ...config, event: 'import' as const, costs: 'import' as const } };
    uploads.post(`${TEXTS_PATH}/import`, options as RouteShorthandOptions, async (request) => {
      const { isForSave, seen } = readQuery(request.query as Row);
      refuseUnfit(request);
      return places.take('import_busy', request.actor.user_seq, async () => {
        const { name, file } = await readUpload(request);
        const sheet = await readSheet(name, file);
        const language = request.headers['accept-language'];
        if (!isForSave) return ok(request, await reading(request, (work) => lookAt(work, sheet, language)));
        const told = await saving(request, async (work) => {
          await lockTexts(work);
          const told = await lookAt(work, sheet, language);
          if (told.seen !== seen) throw textChanged();
          if (told.faults.length > 0)
            throw new Refusal(400, 'import_faults', { args: { count: told.faults.length }, result: told });
          await storeTexts(
            work,
            told.changes.map(({ after, ...change }) => ({ ...change, text_own: after })),
          );
          return told;
        });
        await own.renew();
        return ok(request, told);
      });
    });
  });
}

function readQuery({ mode, seen }: Row): { isForSave: boolean; seen: unknown } {
  if (mode !== 'preview' && mode !== 'save') throw invalid([{ name: 'mode', key: 'field_code', args: {} }]);
  return { isForSave: mode === 'save', seen };
}

/** A line for each text that reads otherwise in some language. */
function sheetOf(stored: ReadonlyMap<string, StoredText>): Cell[][] {
  const keys = [...new Set([...stored.values()].map(({ text_key }) => text_key))];
  return [
    [KEY_HEAD, ...LOCALES.map(({ id }) => id)],
    ...keys.map((text_key): Cell[] => [
      text_key,
      ...LOCALES.map(({ id }) => stored.get(placeOf({ text_key, text_locale: id }))?.text_own ?? null),
    ]),
  ];
}

/** The columns of a file: that of the keys, and those of languages. */
interface Columns {
  readonly at: number;
  readonly languages: readonly { readonly id: Locale; readonly at: number }[];
}

function columnsOf(head: SheetRow | undefined): Columns {
  const heads = (head?.cells ?? []).map((cell) => typedText(cell).trim().toLowerCase());
  const at = heads.indexOf(KEY_HEAD);
  const languages = LOCALES.map(({ id }) => ({ id, at: heads.indexOf(id) })).filter((column) => column.at >= 0);
  if (at < 0 || languages.length === 0) throw new Refusal(400, 'text_file_heads');
  return { at, languages };
}

/**
 * What a file changes. Every cell says how its text shall read; one with the built-in words resets it, an empty one leaves
 * it as it is, and so does a text that the file does not name.
 */
async function lookAt(work: Transaction, [head, ...rows]: Sheet, language: string | undefined): Promise<TextFile> {
  const stored = await storedTexts(work);
  const translate = textsFor(language);
  const { at, languages } = columnsOf(head);
  const faults: TextFileFault[] = [];
  const changes: TextChange[] = [];
  const known = new Map<string, number>();
  let same = 0;
  for (const { row, cells } of rows) {
    const text_key = typedText(cells[at]).trim().slice(0, 100);
    const fail = ({ key, args = {} }: TextFault, text_locale: Locale | null = null) =>
      faults.push({ row, text_key, text_locale, description: translate(key, args) });
    const first = known.get(text_key);
    if (!Object.hasOwn(ko, text_key)) fail({ key: 'text_file_key' });
    else if (first !== undefined) fail({ key: 'text_file_twice', args: { row: first } });
    if (!Object.hasOwn(ko, text_key) || first !== undefined) continue;
    known.set(text_key, row);
    for (const { id: text_locale, at: column } of languages) {
      const read = readCell(cells[column] ?? null, text_key, text_locale);
      if (read === null) continue;
      if (typeof read !== 'string') {
        fail(read, text_locale);
        continue;
      }
      const wanted = wantedText({ text_key, text_locale, text_own: read });
      const before = stored.get(placeOf(wanted))?.text_own ?? null;
      if (before === wanted.text_own) same += 1;
      else changes.push({ row, text_key, text_locale, before, after: wanted.text_own });
    }
  }
  return { changes, faults, same, seen: seenOf(stored) };
}

/** The text in a cell, or why it is none that can be taken; null where nothing stands in it. */
function readCell(cell: Typed, key: string, locale: Locale): string | TextFault | null {
  const typed = typedText(cell);
  if (typed === '') return null;
  if (isBroken(cell)) return { key: cell.broken };
  const text = composed(typed, 'NFC', 2 * OWN_TEXT_BYTES);
  return ownTextFault(key, locale, text) ?? text;
}
