import type { Found } from '@hanjan/model/menu.ts';
import type { TextPart } from '@hanjan/model/messages/ko.ts';
import { type ComponentType, lazy } from 'react';
import { withTexts } from '../texts/index.ts';
import { loadFailed } from './failed.ts';

/**
 * `wide`: the whole width; `desk`: with side menu and tabs; `tabs`: with tabs alone, so that a chart has room; `dial`: as
 * `tabs`, and on a phone with a head of its own instead of header and tabs.
 */
export type Frame = 'wide' | 'desk' | 'tabs' | 'dial';

/** What a hand-made page is given: what stands below its address, null for the page itself. */
export interface PageProps {
  readonly id: string | null;
}

/** A page in a file of its own. */
export interface Page<Props = PageProps> {
  readonly frame: Frame;
  readonly form: boolean;
  /** What to render; a page that was loaded beforehand appears at once, any other is waited for. */
  readonly view: ComponentType<Props>;
  /** Loads the page before it is shown. */
  load(): Promise<void>;
  /** Asks the server for what the page is about to show, as soon as its file is there; resolves once that is answered or failed. */
  askAhead(place: Found): Promise<void>;
}

/** The file of a page and the frame that it stands in. */
export interface PageFile<Props = PageProps> {
  readonly frame: Frame;
  /** What stands below its address is a form. */
  readonly form?: true;
  load(): Promise<LoadedFile<Props>>;
}

interface LoadedFile<Props> {
  readonly default: ComponentType<Props>;
  /** Asks for what it shows, so that the answer is on its way while the page around it is drawn. */
  readonly askAhead?: (place: Found) => Promise<void>;
}

/** A page that is loaded together with the part of the texts that it needs besides those of every page. */
export function page<Props = PageProps>(
  { frame, form, load: loadFile }: PageFile<Props>,
  texts: TextPart | null,
): Page<Props> {
  const load = () => (texts ? withTexts(texts, loadFile()) : loadFile());
  let loaded: LoadedFile<Props> | null = null;
  let shown: ComponentType<Props> | null = null;
  const tried = async () => {
    try {
      return await load();
    } catch (error) {
      loadFailed(() => {
        shown = null;
      });
      throw error;
    }
  };
  return {
    frame,
    form: form === true,
    get view() {
      shown ??= loaded?.default ?? lazy(tried);
      return shown;
    },
    load: async () => {
      loaded = await load();
    },
    // What goes wrong is said where it is shown.
    askAhead: (place) =>
      loadFile()
        .then((file) => file.askAhead?.(place))
        .catch(() => undefined),
  };
}
