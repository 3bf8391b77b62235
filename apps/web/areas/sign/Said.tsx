import { useSaid } from './said.ts';

/** What a page about signing in says to whoever comes back from a provider, once. */
export function Said() {
  const said = useSaid();
  if (!said) return null;
  return (
    <p className="sign-said" role="alert">
      {said.text}
    </p>
  );
}
