import { memo } from 'react';
import type { Land } from './layout.ts';

interface Props {
  readonly lands: readonly Land[];
  /** Countries that can be chosen: whether coffee grows there. */
  readonly known: ReadonlyMap<string, { readonly name: string; readonly isGrowing: boolean }>;
  readonly chosen: ReadonlySet<string>;
  readonly current: string | null;
  /** Before the id of each element. Absent: a still picture. */
  readonly prefix: string | null;
}

/** The land of all countries. It is drawn anew when something is chosen or lit, not when the map moves. */
export const Lands = memo(function Lands({ lands, known, chosen, current, prefix }: Props) {
  return lands.map(({ id, d }, nth) => {
    const country = id === null ? undefined : known.get(id);
    return (
      <LandPath
        key={id ?? nth}
        id={country && id}
        d={d}
        name={country?.name}
        isGrowing={country?.isGrowing ?? false}
        isChosen={id !== null && chosen.has(id)}
        isCurrent={id !== null && id === current}
        prefix={prefix}
      />
    );
  });
});

interface PathProps {
  readonly id: string | null | undefined;
  readonly d: string;
  readonly name: string | undefined;
  readonly isGrowing: boolean;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly prefix: string | null;
}

const LandPath = memo(function LandPath({ id, d, name, isGrowing, isChosen, isCurrent, prefix }: PathProps) {
  return (
    <path
      className="land"
      d={d}
      data-country={id ?? undefined}
      data-growing={isGrowing || undefined}
      data-chosen={isChosen || undefined}
      data-current={isCurrent || undefined}
      {...(id && prefix && optionOf(prefix, id, name, isChosen))}
    />
  );
});

/** What makes an element of the map one of its choices for whoever does not see it. */
export const optionOf = (prefix: string, id: string, name: string | undefined, isChosen: boolean) =>
  ({ id: `${prefix}${id}`, role: 'option', 'aria-label': name, 'aria-selected': isChosen }) as const;
