import { useMemo } from 'react';
import { t } from '../../base/texts/index.ts';
import type { QrLayout } from '../../parts/qr/layout.ts';
import type { LaidLabel } from './layout.ts';
import { type LabelSize, pagesOf } from './sizes.ts';

/** A label as it is drawn: what is where, its codes, and what it is called. */
export interface DrawnLabel {
  readonly name: string;
  readonly laid: LaidLabel;
  readonly codes: readonly QrLayout[];
}

interface Props {
  readonly size: LabelSize;
  readonly labels: readonly DrawnLabel[];
  /** The first place of a sheet that is free, counted from 1. */
  readonly start: number;
}

/** Labels on their paper, a drawing in mm for each page: the same on the screen and in print. */
export function LabelPages({ size, labels, start }: Props) {
  const { width, height, paper } = size;
  const pages = useMemo(() => pagesOf(size, labels.length, start), [size, labels.length, start]);
  return pages.map((page, number) => {
    const named = new Set(page.map(({ nth }) => labels[nth]?.name));
    const words = `${t('labels_page', { page: number + 1 })}: ${[...named].join(', ')}`;
    return (
      <div key={page[0]?.nth} className="label-page">
        <svg viewBox={`0 0 ${paper.width} ${paper.height}`} role="img" aria-label={words}>
          {page.map(({ nth, x, y }) => (
            <g key={nth} className="label" transform={`translate(${x} ${y})`}>
              <rect className="label-edge" {...{ width, height }} />
              {labels[nth] && <Label {...labels[nth]} />}
            </g>
          ))}
        </svg>
      </div>
    );
  });
}

/** One label. */
const Label = ({ laid, codes }: DrawnLabel) => (
  <>
    {laid.texts.map(({ role, text, x, y, size }) => (
      <text key={`${x} ${y}`} data-role={role} {...{ x, y }} fontSize={size}>
        {text}
      </text>
    ))}
    {laid.codes.map(({ nth, x, y, side }) => {
      const { size: squares = 1, path } = codes[nth] ?? {};
      return (
        <path key={nth} className="label-code" d={path} transform={`translate(${x} ${y}) scale(${side / squares})`} />
      );
    })}
  </>
);
