/** Memoises a function of definitions: they never change, so that it runs once for each of them. */
export function onceFor<Of extends object, Found>(work: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { readonly found: Found }>();
  return (of) => {
    const { found } = known.get(of) ?? { found: work(of) };
    if (!known.has(of)) known.set(of, { found });
    return found;
  };
}
