/** Drops the brew of this browser that a form has taken, if it has this id; answers how it is put back. */
export function dropBrew(id: string): () => void {
  const dropped = import('./store.ts').then(
    ({ dropRun }) => dropRun(id),
    () => () => undefined,
  );
  return () => void dropped.then((giveBack) => giveBack());
}
