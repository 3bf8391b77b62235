import { dirname, relative } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * A module as it has to be in `dist`, with what it says of where it lies. `__dirname` of packages is not replaced: what
 * uses it is not called (workers of pino, which the log does without; the version that swagger would name).
 */
function moved(code: string, id: string): string {
  const there = (path: string) => relative(`${import.meta.dirname}/dist`, path).replaceAll('\\', '/');
  return code.replaceAll(/import\.meta\.(\w+)/g, (said, property) => {
    if (property === 'url') return `new URL(${JSON.stringify(there(id))}, import.meta.url).href`;
    if (property === 'dirname') return `(import.meta.dirname + ${JSON.stringify(`/${there(dirname(id))}`)})`;
    throw new Error(`${id}: the bundle does not know what '${said}' is`);
  });
}

/**
 * Code as ASCII alone: one other letter makes V8 hold all of it in two bytes a letter, and rolldown's own `charset` leaves
 * those of patterns. Raw texts (`String.raw`) that are no patterns must be ASCII: there an escape is not its letter.
 */
function escaped(code: string): string {
  const [wrong] = /\\[^\0-\x7f]/.exec(code) ?? [];
  if (wrong) throw new Error(`'${wrong}' cannot be escaped: leave its backslash away`);
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// Writes the server into one file, which holds less than its 1,900 modules (bench/README.md, "Heap"). What it reads beside
// its code (migrations, the web app), and programs that it starts, stay where they are.
const bundle = await rolldown({
  cwd: import.meta.dirname,
  input: 'main.ts',
  platform: 'node',
  tsconfig: false,
  // Nothing is left out: a call for nothing but its error (`decodeURIComponent`) would be, and checks are such calls.
  treeshake: false,
  // argon2 loads a native file of its own; pg-native is not installed, which pg expects.
  external: ['@node-rs/argon2', 'pg-native'],
  plugins: [
    // Names of rolldown's own modules begin with a NUL.
    { name: 'moved', transform: { filter: { id: { exclude: /^\0/ }, code: 'import.meta' }, handler: moved } },
    {
      name: 'escaped',
      generateBundle: (_, files) => {
        for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code);
      },
    },
  ],
});
// One file, also with what is imported later: a server that runs does not look for parts that another build replaced.
await bundle.write({
  dir: 'dist',
  entryFileNames: '[name].mjs',
  codeSplitting: false,
  minify: false,
  comments: { jsdoc: false },
});
await bundle.close();
