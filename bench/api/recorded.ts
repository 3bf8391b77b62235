import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import { compiled, type Run } from '../../apps/server/db/statement.ts';
import { knowEntities, type Work } from '../../apps/server/engine/work.ts';

/**
 * The statements that the product sends for a piece of work, with its values written out; a value that stands for
 * another from call to call is written as `:name`. `answer` is what each statement seems to find.
 */
export async function recorded(
  job: (work: Work) => Promise<unknown>,
  user_seq: number,
  cafe: number,
  answer: object,
  standIns: ReadonlyMap<unknown, string> = new Map(),
): Promise<string[]> {
  const texts: string[] = [];
  const run: Run = async (statement) => {
    const { sql, parameters } = compiled(statement);
    const write = (value: unknown) => (standIns.has(value) ? `:${standIns.get(value)}` : literal(value));
    texts.push(sql.replace(/\$(\d+)/g, (_, at) => write(parameters[Number(at) - 1])));
    return [answer as never];
  };
  const actor = { user_seq, user_type: 'USER', cafe: { auth_seq: cafe, user_auth: 'SAST' } } as const;
  await job({ run, actor, locale: 'ko', known: knowEntities({ entities, screens }), touched: new Set<string>() });
  return texts;
}

/** A value as SQL writes it. */
export function literal(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
}
