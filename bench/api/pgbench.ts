import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAFES, type Filled, LOTS, NOTES, PEOPLE } from './data.ts';
import { CONNECTIONS, NOTE, type Operation } from './operations.ts';
import { literal } from './recorded.ts';
import { FIELDS, filledIn } from './statements.ts';

/** Times a second that pgbench gets the statements of an operation done; null where it is not installed. */
export function pgbench(adminUrl: string, directory: string, seconds: number, filled: Filled) {
  const isThere = isInstalled();
  return (operation: Operation): number | null => {
    if (!isThere) return null;
    const file = join(directory, 'script.sql');
    writeFileSync(file, script(operation, filled));
    const how = ['-n', '-M', 'prepared', '-c', `${CONNECTIONS}`, '-T', `${seconds}`, '-f', file, adminUrl];
    const said = execFileSync('pgbench', how, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return Number(/^tps = ([\d.]+)/m.exec(said)?.[1]);
  };
}

function isInstalled(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Draws a person and something of theirs, and sends what else a statement needs as it stands. */
function script({ name, statements }: Operation, { user, note, cafe, lot }: Filled): string {
  const isLot = name.startsWith('lot');
  // The later half of everybody's notes: the versions of the others are known to those who save through servers.
  const notes = `${note} + :who + ${PEOPLE} * random(${NOTES / PEOPLE / 2}, ${NOTES / PEOPLE - 1})`;
  const lots = `${lot} + :who % ${CAFES} + ${CAFES} * random(0, ${LOTS / CAFES - 1})`;
  const drawn: Record<string, string> = {
    who: `random(0, ${PEOPLE - 1})`,
    user: `${user} + :who`,
    cafe: `${cafe} + :who % ${CAFES}`,
    key: isLot ? lots : notes,
  };
  const nothing = Object.fromEntries(FIELDS.map((field) => [field, null]));
  const values: Record<string, unknown> = { ...nothing, ...NOTE, brewing_date_term: 8, pattern: '%예가체프%' };
  const written = statements.map((statement) =>
    filledIn(statement, (field) => (field in drawn ? `:${field}` : literal(values[field]))).replaceAll(/\s+/g, ' '),
  );
  const sets = Object.entries(drawn).map(([one, expression]) => `\\set ${one} ${expression}`);
  return [...sets, ...written.map((statement) => `${statement};`)].join('\n');
}
