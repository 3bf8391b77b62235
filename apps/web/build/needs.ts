import { needsOf } from '@hanjan/model/catalogue/area.ts';
import { screens } from '@hanjan/model/catalogue.ts';
import type { Plugin } from 'vite';

const id = 'virtual:needs';

/**
 * Offers `virtual:needs`: the texts, cells and views that each list and form needs, by its name. They are on their way together
 * with its definition, of which the browser would have to wait for otherwise.
 */
export function needs(): Plugin {
  return {
    name: 'needs',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(table())}` : null),
  };
}

const table = () =>
  Object.fromEntries(
    screens
      .map((screen) => [screen.name, needsOf(screen)] as const)
      .filter(([, { texts, cells, views }]) => texts.length + cells.length + views.length > 0),
  );
