import type { PageKey } from '@hanjan/model/menu.ts';
import type { PageFile } from '../base/router/page.ts';
import type { ScreenProps } from '../records/screen/props.ts';

/** What an area adds to the product; everything in it comes in files of its own when somebody opens it. */
export interface WebArea {
  /** Pages that are made by hand. */
  readonly pages?: Readonly<Partial<Record<PageKey, PageFile>>>;
  /** Lists that stand on a page of their own, with whatever else belongs there, by the names of their screens. */
  readonly lists?: Readonly<Record<string, PageFile<ScreenProps>>>;
  /** Loads the cells that the model lists for this area: they provide themselves. */
  cells?(): Promise<unknown>;
  /** Loads its other views, likewise. */
  views?(): Promise<unknown>;
}
