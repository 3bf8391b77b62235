import { memo } from 'react';
import { familyStyle } from './colour/colour.ts';
import { LINE } from './label.ts';
import { middleOf, type Segment, type WheelLayout } from './layout.ts';
import { placed } from './placed.ts';
import { ticks } from './ring.ts';

interface Props {
  readonly layout: WheelLayout;
  /** The turn that names are placed for; from then on they are moved without drawing them anew. */
  readonly rotate: number;
  readonly isLive: boolean;
}

/** For groups of a drawing: as groups to screen readers they would part flavors from the tree that those belong to. */
export const PLAIN = { role: 'none' } as const;

const MINOR = ticks(false);
const MAJOR = ticks(true);

/** What turns: the graduation and all segments with their names. */
export const Rings = memo(function Rings({ layout, rotate, isLive }: Props) {
  return (
    <>
      <path className="tick" d={MINOR} />
      <path className="tick" data-major d={MAJOR} />
      {layout.families.map((family) => (
        <g
          key={family.id}
          {...(isLive && PLAIN)}
          className="family"
          style={familyStyle(family.color)}
          strokeWidth={layout.gap}
        >
          {family.segments.map((segment) => (
            <g key={segment.id} className="flavor" {...lookOf(segment)} {...(isLive && treeItem(segment))}>
              <path className="shape" d={segment.path} />
              {segment.mark && <path className="mark" d={segment.mark} />}
            </g>
          ))}
          {family.segments.map((segment) => (
            <Name key={segment.id} segment={segment} rotate={rotate} />
          ))}
        </g>
      ))}
      <path className="edge" d={layout.edges} />
    </>
  );
});

const lookOf = ({ tint, isLit }: Segment) => ({ 'data-tint': tint, 'data-lit': isLit || undefined });

/** A flavor for the keyboard and for screen readers: something of a tree that can be chosen, also in part. */
const treeItem = ({ id, node }: Segment) => ({
  'data-id': id,
  role: 'treeitem',
  tabIndex: -1,
  'aria-level': node.level,
  'aria-label': node.label,
  'aria-checked': node.check ? true : node.subCheck ? ('mixed' as const) : false,
});

function Name({ segment, rotate }: { readonly segment: Segment; readonly rotate: number }) {
  const { label } = segment;
  if (!label) return null;
  const { transform, anchor } = placed(label, middleOf(segment), rotate);
  const { lines, size } = label;
  return (
    <text
      {...lookOf(segment)}
      data-name={segment.id}
      aria-hidden
      transform={transform}
      textAnchor={anchor}
      fontSize={size}
      dy=".35em"
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, nth) => (
            <tspan key={line} x="0" dy={`${nth === 0 ? 0.35 - ((lines.length - 1) * LINE) / 2 : LINE}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
