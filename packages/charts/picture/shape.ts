import { type Attributes, numberOf } from './attribute.ts';

/** A shape as the `d` of a path; empty for whatever is none. */
export function shapeOf(element: Attributes): string {
  const at = (name: string) => numberOf(element, name, 0);
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return corners(element, '');
    case 'polygon':
      return corners(element, 'Z');
    case 'circle':
      return round(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return round(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return box(element, at('x'), at('y'), at('width'), at('height'));
    default:
      return '';
  }
}

function corners(element: Attributes, end: string): string {
  const points = (element.getAttribute('points') ?? '').trim();
  return points && `M${points}${end}`;
}

const round = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

function box(element: Attributes, x: number, y: number, width: number, height: number): string {
  const given = numberOf(element, 'rx', numberOf(element, 'ry', 0));
  const r = Math.min(given, width / 2, height / 2);
  const corner = (across: number, down: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${across} ${down}` : '');
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
}
