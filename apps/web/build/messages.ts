import { readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextPart } from '@hanjan/model/messages/parts.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';

/** The topics of the texts that only some pages need; what brews and rooms say belongs to several parts. */
const PARTS: Readonly<Record<TextPart, readonly string[]>> = {
  work: [
    ...['choice', 'clip', 'create', 'file', 'form', 'list', 'list_tools', 'map', 'number', 'record', 'rows', 'time'],
    // Notes of a cup and equipment are in every area.
    ...['cupnote', 'equip'],
  ],
  user_brewing: ['brew', 'brew_form', 'brewing'],
  cafe: ['cafe'],
  roaster: [
    ...['roaster', 'roaster_form', 'roaster_lists', 'roaster_profile', 'roaster_qc'],
    ...['room', 'stock', 'stock_server'],
  ],
  roast: ['roast', 'roast_figures', 'roast_file', 'roast_form', 'roast_live', 'roast_points', 'room'],
  brew: ['brew', 'brew_difference', 'brew_page', 'brew_timer', 'brewing', 'number', 'time'],
  brew_room: ['brew_room', 'room'],
  compare: ['compare'],
  sheet: ['sheet', 'sheet_web'],
  palette: ['palette'],
  intro: ['intro'],
  guide: ['guide'],
  demo: ['demo'],
};

/** Whether a topic belongs to a part; without one, whether it belongs to every page, as most do. */
export const belongs = (topic: string, part: string | undefined) =>
  part === undefined
    ? !Object.values(PARTS).some((topics) => topics.includes(topic))
    : PARTS[part as TextPart].includes(topic);

/**
 * Offers `virtual:messages/<locale>` and, for each part, `virtual:messages/<locale>/<part>`: the texts of one language,
 * compiled from ICU syntax so that no parser is shipped. `more` is a folder with a file of further texts of lists and
 * forms for each language.
 */
export function messages(folder: string, more?: string): Plugin {
  return {
    name: 'messages',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    async load(source) {
      if (!source.startsWith(`\0${prefix}`)) return null;
      const [locale = '', part] = source.slice(prefix.length + 1).split('/');
      const topicFiles = readdirSync(resolve(folder, locale)).filter((name) => belongs(parse(name).name, part));
      const files = [
        ...topicFiles.map((name) => resolve(folder, locale, name)),
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
