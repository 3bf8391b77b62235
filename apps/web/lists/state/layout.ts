import { readStored, writeStored } from '../../base/store/storage.ts';
import { createStore } from '../../base/store/store.ts';
import { DENSITIES, type Density } from './chosen_columns.ts';

/** How a person wants a list to look on this device, as far as they said. */
export interface Layout {
  readonly columns?: readonly string[] | undefined;
  readonly density?: Density | undefined;
  /** The view that the list begins with. */
  readonly begin?: string | undefined;
}

/** The layouts that this tab has read. */
export const layouts = createStore<Readonly<Record<string, Layout>>>({});

/** A layout as it is stored, or as this tab changed it where the device stores nothing. */
export const layoutOf = (name: string): Layout => layouts.get()[name] ?? readLayout(name);

/** Keeps a part of a layout; undefined forgets it. */
export function changeLayout(name: string, change: Layout): void {
  // Another tab may have kept another part of it.
  const now = readStored('device', name) === null ? layoutOf(name) : readLayout(name);
  const layout = { ...now, ...change };
  writeStored('device', name, layout);
  layouts.set({ ...layouts.get(), [name]: layout });
}

/** Whatever an older or newer version of the program stored, only what is understood is taken. */
function readLayout(name: string): Layout {
  const kept = readStored('device', name);
  const { columns, density, begin } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >;
  const isList = Array.isArray(columns) && columns.every((one) => typeof one === 'string');
  return {
    columns: isList ? columns : undefined,
    density: DENSITIES.find((one) => one === density),
    begin: typeof begin === 'string' ? begin : undefined,
  };
}
