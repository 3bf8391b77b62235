const places = { tab: () => sessionStorage, device: () => localStorage };

/** Reads what this tab or this device keeps under a name; null when there is nothing, or nothing that can be read. */
export function readStored(place: keyof typeof places, name: string): unknown {
  try {
    return JSON.parse(places[place]().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The name under which this device keeps the work at a chart, or a timer. */
export const workName = (name: string): string => `hanjan.work.${name}`;

/** Whether stored data, of this or another version of the program, has parts to look at. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps something for this tab or this device, where that is possible. */
export function writeStored(place: keyof typeof places, name: string, value: unknown): void {
  try {
    places[place]().setItem(name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing only asks again.
  }
}

/** Forgets what this tab or this device keeps under a name. */
export function removeStored(place: keyof typeof places, name: string): void {
  try {
    places[place]().removeItem(name);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** The names under which this tab or this device keeps something. */
export function storedNames(place: keyof typeof places): string[] {
  try {
    return Object.keys(places[place]());
  } catch {
    return [];
  }
}

/** Forgets everything that this tab or this device keeps, except under some names. */
export function clearStored(place: keyof typeof places, isSpared: (name: string) => boolean = () => false): void {
  for (const name of storedNames(place)) if (!isSpared(name)) places[place]().removeItem(name);
}

/** Forgets every database of this device; pages that have one open close it. */
export async function dropDatabases(): Promise<void> {
  const drop = (name: string) =>
    new Promise((resolve) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = asked.onerror = asked.onblocked = resolve;
    });
  try {
    await Promise.all((await indexedDB.databases()).map(({ name = '' }) => drop(name)));
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
