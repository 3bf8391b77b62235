/** A browser's storage with room for so many characters, for tests without a browser. */
export function storageOf(room = 5_000_000): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem(name, text) {
      const used = [...kept].reduce((sum, [one, other]) => sum + (one === name ? 0 : one.length + other.length), 0);
      if (used + name.length + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name) => kept.delete(name),
    clear: () => kept.clear(),
  };
}
