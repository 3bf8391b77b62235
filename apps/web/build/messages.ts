import { globSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const TABLE = 'virtual:texts';
const prefix = 'virtual:messages/';
/** The part that every page loads. */
const EVERY = 'every';

/**
 * Offers `virtual:messages/<locale>` and, for each folder of texts, `virtual:messages/<locale>/<part>`: the texts of one
 * language, compiled from ICU syntax so that no parser is shipped. `virtual:texts` loads them by language and part. `more`
 * is a folder with a file of further texts of lists and forms for each language.
 */
export function messages(folder: string, more?: string): Plugin {
  return {
    name: 'messages',
    resolveId: (source) => (source === TABLE || source.startsWith(prefix) ? `\0${source}` : null),
    async load(source) {
      if (source === `\0${TABLE}`) return tableOf(folder);
      if (!source.startsWith(`\0${prefix}`)) return null;
      const [locale = '', part = EVERY] = source.slice(prefix.length + 1).split('/');
      const files = [
        ...topicsIn(folder, locale, part),
        ...(more && part === 'work' ? [resolve(more, `${locale}.ts`)] : []),
      ];
      for (const file of files) this.addWatchFile(file);
      const topics = await Promise.all(files.map((file) => import(`${pathToFileURL(file)}?${Date.now()}`)));
      const texts = topics.flatMap((topic: Record<string, Record<string, string>>) =>
        Object.values(topic).flatMap((part) => Object.entries(part)),
      );
      const compiled = texts.map(([key, text]) => [key, compileMessageOrThrow(text)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
    },
  };
}

/** The files of a part of the texts, each about one topic. */
export const topicsIn = (folder: string, locale: string, part: string): string[] =>
  globSync('*.ts', { cwd: resolve(folder, locale, part) })
    .filter((name) => name !== 'index.ts')
    .map((name) => resolve(folder, locale, part, name));

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? basename(entry.name) : []));

/** A module that loads the texts of each language and part. */
function tableOf(folder: string): string {
  const loads = foldersIn(folder).map((locale) => {
    const parts = foldersIn(resolve(folder, locale)).map((part) => {
      const source = part === EVERY ? `${prefix}${locale}` : `${prefix}${locale}/${part}`;
      return `${part}: () => import('${source}')`;
    });
    return `${locale}: { ${parts.join(', ')} }`;
  });
  return `export default { ${loads.join(', ')} }`;
}
