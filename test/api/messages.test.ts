import { existsSync, readFileSync } from 'node:fs';
import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { describe, expect, it } from 'vitest';

/** The keys of the specification's error catalogue, section 8 of each document with the checks that it names; those of codes are ours. */
const CATALOGUE = [
  ...['noauth_text', 'nopermission_text', 'nopage_text', 'nodata_text', 'noroaster_text', 'nocafe_text'],
  ...['signin_denied', 'signin_denied_detail', 'signin_already', 'error_text', 'underconstruction'],
  ...['save', 'save_ok', 'save_not_changed', 'validation_error', 'not_checked_file_label'],
  ...['field_required', 'field_NaN', 'field_minValue', 'field_maxValue', 'field_minLength', 'field_maxLength'],
  ...['sublist_minLength', 'sublist_maxLength', 'refresh', 'refresh_not_changed'],
  ...['copy_ok', 'field_copy_ok', 'copy_failed', 'paste_failed', 'clipboard_trash_failed'],
  ...['code_reload', 'code_reload_ok', 'code_reload_failed'],
  ...['save_check_ok', 'register_check_ok', 'confirm_refresh', 'confirm_coffeebean_register'],
  ...['signin_ok', 'signin_detail', 'register_ok', 'register_detail'],
  ...['roasting_greenbean_add', 'roasting_greenbean_exist', 'roasting_add', 'roasting_exist'],
];
const NONE = '–';

const root = new URL('../../', import.meta.url);
type Read = (file: string) => string;
const read: Read = (file) => readFileSync(new URL(file, root), 'utf8');
const page = read('docs/messages.md');

/** The rows of a table in Markdown, cell by cell, without its head. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));

/** What is wrong with a table of messages; empty when it says what there is. */
function flawsOf(text: string, source = read): string[] {
  const rows = rowsOf(text);
  const listed = rows.map(([key]) => plain(key));
  const missing = CATALOGUE.filter((key) => !listed.includes(key)).map((key) => `${key}: missing`);
  return [...missing, ...rows.flatMap((row) => rowFlaws(row, source).map((flaw) => `${plain(row[0])}: ${flaw}`))];
}

function rowFlaws(row: readonly string[], source: Read): string[] {
  const [name, korean, english, when, , test = ''] = row;
  const key = plain(name);
  if (row.length !== 6 || row.some((cell) => cell === '') || !when) return ['not six cells with something in them'];
  const isOurs = Object.hasOwn(ko, key);
  if (key === NONE && (korean !== NONE || english !== NONE)) return ['texts without a key'];
  if (isOurs && (korean !== text(ko, key) || english !== text(en, key))) return ['other texts than the product has'];
  if (!isOurs && key !== NONE) return ['no texts'];
  return test.split('<br>').flatMap((one) => testFlaws(one, key, source));
}

/** A test is there, is run, and looks for the message. */
function testFlaws(reference: string, key: string, source: Read): string[] {
  const [, file = '', name = ''] = /^`([^`]+)` (.+)$/.exec(reference) ?? [];
  if (!file || !existsSync(new URL(file, root))) return [`no such file: ${reference}`];
  const [, folder, spec] = /^test\/(e2e|kitchen)\/(\w+)\.spec\.ts$/.exec(file) ?? [];
  const config = folder === 'kitchen' ? 'playwright.kitchen.config.ts' : 'playwright.config.ts';
  if (folder && !source(config).includes(`'${spec}'`)) return [`never run: ${file}`];
  const body = bodyOf(source(file), name);
  if (body === null) return [`no such test: ${reference}`];
  return key === NONE || new RegExp(`(['"\`])${key}\\1`).test(body) ? [] : [`not looked for: ${reference}`];
}

/** The lines of the test with a name, from the call that begins it to the bracket that ends it. */
function bodyOf(source: string, name: string): string | null {
  const lines = source.split('\n');
  const at = lines.findIndex((line) =>
    [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => line.includes(quoted)),
  );
  if (at < 0) return null;
  const from = lines.findLastIndex((line, i) => i <= at && /^\s*(await )?(test|it)\b/.test(line));
  const indent = /^\s*/.exec(lines[from] ?? '')?.[0] ?? '';
  const to = lines.findIndex((line, i) => i >= at && line.startsWith(`${indent}});`));
  return from < 0 ? null : lines.slice(from, to < 0 ? undefined : to + 1).join('\n');
}

const plain = (cell = '') => cell.replaceAll('`', '');
const text = (texts: Readonly<Record<string, string>>, key: string) => texts[key];

it('the table of messages holds the whole catalogue, with the texts of the product and tests that are there', () => {
  expect(flawsOf(page)).toEqual([]);
});

describe('a table is faulty', () => {
  const change = (from: string | RegExp, to: string) => {
    const changed = page.replace(from, to);
    expect(changed).not.toBe(page);
    return flawsOf(changed);
  };
  it.each<[why: string, from: string | RegExp, to: string, flaw: RegExp]>([
    ['without a row', /\| `signin_already` .*\n/, '', /^signin_already: missing$/],
    ['with a text that the product has not', ko.save_ok, '저장 끝', /^save_ok: other texts/],
    ['with a key that has no texts', '| `save_ok` ', '| `save_okay` ', /^save_okay: no texts$/],
    ['with an empty cell', `| ${en.signin_already} |`, '|  |', /^signin_already: not six cells/],
    ['with a file that is not there', '`test/e2e/faults.spec.ts`', '`test/e2e/fault.spec.ts`', /no such file/],
    ['with a test that is not there', 'it is kept as it was written', 'it is kept', /^save_ok: no such test/],
    ['with a test of something else', '`list_none`', '`paste_failed`', /^paste_failed: (not looked for|other texts)/],
  ])('%s', (_, from, to, flaw) => {
    expect(change(from, to)).toContainEqual(expect.stringMatching(flaw));
  });
  it('with a test that has the key as another word alone', () => {
    const source: Read = (file) => read(file).replace("name: say('save') });", 'name: /save/ });');
    expect(flawsOf(page, source)).toContainEqual(expect.stringMatching(/^save: not looked for/));
  });
  it('with a spec that is not run', () => {
    const source: Read = (file) => (file === 'playwright.config.ts' ? '' : read(file));
    expect(flawsOf(page, source)).toContain('save_ok: never run: test/e2e/journey.spec.ts');
  });
});
