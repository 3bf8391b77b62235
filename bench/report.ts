import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';

const page = join(import.meta.dirname, 'README.md');

/** The machine in a few words, without its name: cores, memory, system. */
export function machine(): string {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const system = /^PRETTY_NAME="(.+)"$/m.exec(release)?.[1] ?? `${os.type()} ${os.release()}`;
  return `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${system}`;
}

/** Today, as the tables write it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The value in the middle of some, which few wild ones do not move. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Adds a row to the table of a section in the README beside this file; a new section comes last. */
export function report(title: string, about: string, columns: readonly string[], cells: readonly string[]): void {
  const text = existsSync(page) ? readFileSync(page, 'utf8').trimEnd() : '# Measurements';
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const heading = `## ${title}\n`;
  const start = text.indexOf(heading);
  if (start < 0) {
    const table = [line(columns), line(columns.map(() => '---')), line(cells)].join('\n');
    writeFileSync(page, `${text}\n\n${heading}${about}\n\n${table}\n`);
    return;
  }
  const next = text.indexOf('\n## ', start + heading.length);
  const end = next < 0 ? text.length : next;
  writeFileSync(page, `${text.slice(0, end).trimEnd()}\n${line(cells)}\n${text.slice(end)}`.trimEnd().concat('\n'));
}
