/** How much is in a cup. */
export type Level = 'empty' | 'half' | 'full';

const coffee: Readonly<Record<Level, string | undefined>> = {
  empty: undefined,
  half: 'M5.6 12h8.8a3.4 3.4 0 0 1-3.4 3.4H9A3.4 3.4 0 0 1 5.6 12Z',
  full: 'M5.6 8.4h8.8V12a3.4 3.4 0 0 1-3.4 3.4H9A3.4 3.4 0 0 1 5.6 12Z',
};

/** A cup seen from the side, with coffee in it. */
export const Cup = ({ level }: { readonly level: Level }) => (
  <svg className="cup" viewBox="0 0 20 20" data-level={level} aria-hidden="true">
    <path className="cup-side" d="M3.5 6.3h13V12a5.5 5.5 0 0 1-5.5 5.5H9A5.5 5.5 0 0 1 3.5 12Z" />
    <path className="cup-side" d="M16.5 8h.6a2 2 0 0 1 0 4.6h-.6" />
    {coffee[level] && <path className="cup-coffee" d={coffee[level]} />}
  </svg>
);
