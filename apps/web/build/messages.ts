import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';

/**
 * Offers `virtual:messages/<locale>`: the texts of one language, compiled from ICU syntax so that no parser is shipped.
 * `more` is a folder with a file of further texts for each language.
 */
export function messages(folder: string, more?: string): Plugin {
  return {
    name: 'messages',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(source) {
      if (!source.startsWith(`\0${prefix}`)) return null;
      const locale = source.slice(prefix.length + 1);
      const files = [
        ...readdirSync(resolve(folder, locale)).map((name) => resolve(folder, locale, name)),
        ...(more ? [resolve(more, `${locale}.ts`)] : []),
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
