import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const endingOf = (work: string) => {
  const script = `
    import { endOnUnexpected } from ${JSON.stringify(join(import.meta.dirname, 'unexpected.ts'))};
    endOnUnexpected();
    process.on('exit', (code) => console.log('stopping what runs', code));
    setTimeout(() => console.log('went on'), 2000);
    ${work}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stdout, line: JSON.parse(stderr || 'null') };
};

it('what nobody expected ends the process in order, with one line of the log that says where it was', () => {
  for (const [origin, work] of [
    ['unhandledRejection', "Promise.reject(new RangeError('here'))"],
    ['uncaughtException', "setImmediate(() => { throw new RangeError('here'); })"],
  ] as const) {
    const { status, stdout, line } = endingOf(work);
    expect([status, stdout]).toEqual([1, 'stopping what runs 1\n']);
    const err = { type: 'RangeError', message: 'here', stack: expect.stringContaining('    at ') };
    expect(line).toMatchObject({ level: 60, origin, err, msg: 'an unexpected error ends Hanjan' });
  }
});

it('what PostgreSQL says of typed values is not in that line', () => {
  const { line } = endingOf("Promise.reject(Object.assign(new Error('typed: secret'), { code: '22P02' }))");
  expect(line.err.message).toBe('SQL state 22P02');
  expect(JSON.stringify(line)).not.toContain('secret');
});

it('nothing unexpected: it goes on', () => {
  expect(endingOf('').stdout).toBe('went on\nstopping what runs 0\n');
});
