import { useMemo } from 'react';
import { layOut } from '../../../parts/qr/layout.ts';
import type { Said } from './said.ts';
import './poster.css';

/** Sizes of paper. */
export const PAPERS = ['A4', 'A5'] as const;
export type Paper = (typeof PAPERS)[number];

interface Props {
  readonly said: Said;
  readonly locale: string;
  /** The whole address that the code holds. */
  readonly address: string;
}

/** A sheet for a wall: who invites, when, and a code that is read from some steps away. Its measure is `--mm`. */
export function Poster({ said, locale, address }: Props) {
  const { size, path } = useMemo(() => layOut(address), [address]);
  return (
    <div className="poster" lang={locale}>
      <div className="poster-org">{said.org}</div>
      <div className="poster-title">{said.title}</div>
      {said.desc && <div className="poster-desc">{said.desc}</div>}
      <div className="poster-way">
        <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="xMinYMid" aria-hidden="true">
          <path d={path} />
        </svg>
        <div className="poster-do">{said.way}</div>
      </div>
      <div className="poster-times">{said.times}</div>
      <div className="poster-address">{address.replace(/^https?:\/\//, '')}</div>
    </div>
  );
}
