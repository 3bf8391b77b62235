import type { Answer } from '@hanjan/core';
import type { Received } from './http.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const HANGUL = /[가-힣]/;
/** Words of the machinery, which never leave the server. */
const INSIDE =
  /node_modules|\.[cm]?[jt]s:\d|\bat \S+ \(|Error:|FST_|SQLSTATE|syntax error|constraint|relation "|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) |fastify|kysely|postgres|\/apps\/|ECONN/i;

/** What is wrong with an answer, word by word; empty when it has the one form that every answer has. */
export function flaws({ http, text }: Pick<Received, 'http' | 'text'>, locale: 'ko' | 'en'): string[] {
  let answer: Answer;
  try {
    answer = JSON.parse(text) as Answer;
  } catch {
    return [`no JSON: ${http} ${text.slice(0, 200)}`];
  }
  const { status, description, code, fields, request_id } = answer;
  const isOk = http === 200;
  const rules: readonly [flaw: string, holds: boolean][] = [
    [`answered ${http}`, http >= 200 && http < 500],
    [`status ${status} with HTTP ${http}`, status === (isOk ? 'OK' : String(http))],
    ['no result', 'result' in answer],
    [`no sentence: ${description}`, typeof description === 'string' && isOk === (description === '')],
    [`not in ${locale}: ${description}`, isOk || HANGUL.test(description) === (locale === 'ko')],
    [`no text for a key: ${description}`, !/\b[a-z]+_[a-zA-Z_]+/.test(description.replace(/^[^:]*: /, ''))],
    [`code ${code}`, isOk ? code === null : /^[a-z]+(_[a-z]+)+$/.test(code ?? '')],
    ['no list of fields', Array.isArray(fields) && fields.every(isFieldFault)],
    [`request_id ${request_id}`, UUID.test(request_id)],
    [`says too much: ${text.slice(0, 300)}`, isOk || !INSIDE.test(text)],
  ];
  return rules.flatMap(([flaw, holds]) => (holds ? [] : [flaw]));
}

const isFieldFault = ({ name, key, args }: Answer['fields'][number]) =>
  typeof name === 'string' && /^[a-zA-Z]+(_[a-zA-Z]+)+$/.test(key) && typeof args === 'object' && args !== null;
