import { definitions } from '../../apps/web/main/definitions.ts';
import { provideAreas } from '../../apps/web/records/catalogue.ts';

const none = async () => undefined;

/** Hands in the definitions of every area without the views, which only a browser can draw. */
export const provideDefinitions = (): void =>
  provideAreas({
    definitions,
    cells: { code: none, event: none, link: none, roast: none, stock: none },
    views: {
      cup: none,
      brew: none,
      dial: none,
      code: none,
      drink: none,
      event: none,
      link: none,
      receive: none,
      roast: none,
      stock: none,
      system: none,
    },
    everyCell: none,
    everyView: none,
  });
