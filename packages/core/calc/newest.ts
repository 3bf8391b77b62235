/** Sets an entry of a map as its newest one. Beyond so many the oldest goes, which is the one that was set the longest ago. */
export function setNewest<V>(map: Map<string, V>, name: string, value: V, most: number): void {
  map.delete(name);
  map.set(name, value);
  if (map.size > most) map.delete(map.keys().next().value ?? name);
}
