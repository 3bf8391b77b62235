import { inherited, numberOf } from './attribute.ts';

/** A run of letters in one look. */
export interface Piece {
  readonly text: string;
  /** Who says how it looks. */
  readonly element: Element;
  /** As a canvas asks for it. */
  readonly font: string;
  /** How far it is moved from where the letters before it end. */
  readonly dx: number;
  readonly dy: number;
}

/** Pieces that follow each other from a point. Where that lies in them, the anchor of the text says. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly Piece[];
}

/** Where letters are put: by elements of which they are the first. */
interface Lead {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly dx: number;
  readonly dy: number;
}

const NO_LEAD: Lead = { dx: 0, dy: 0 };
const sizeOf = (element: Element) => Number.parseFloat(inherited(element, 'font-size') ?? '') || 16;

/** What a text element says, in the lines that begin at points of their own. */
export function linesOf(text: Element): readonly Line[] {
  const lines: { x: number; y: number; pieces: Piece[] }[] = [];
  const end = { x: 0, y: 0 };
  const add = (element: Element, letters: string, { x, y, dx, dy }: Lead) => {
    if (lines.length === 0 || x !== undefined || y !== undefined) {
      Object.assign(end, { x: x ?? end.x, y: y ?? end.y });
      lines.push({ ...end, pieces: [] });
    }
    lines.at(-1)?.pieces.push({ text: letters, element, font: fontOf(element), dx, dy });
    end.y += dy;
  };
  const read = (element: Element, before: Lead) => {
    let lead = leadOf(element, before);
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue) add(element, node.nodeValue, lead);
      else if (node instanceof Element && node.localName === 'tspan') read(node, lead);
      else continue;
      lead = NO_LEAD;
    }
  };
  read(text, { ...NO_LEAD, x: 0, y: 0 });
  return lines;
}

function leadOf(element: Element, before: Lead): Lead {
  const size = sizeOf(element);
  const own = (name: 'x' | 'y') => (element.hasAttribute(name) ? numberOf(element, name, 0, size) : before[name]);
  return {
    x: own('x'),
    y: own('y'),
    dx: before.dx + numberOf(element, 'dx', 0, size),
    dy: before.dy + numberOf(element, 'dy', 0, size),
  };
}

const fontOf = (element: Element) =>
  `${inherited(element, 'font-weight') ?? 400} ${sizeOf(element)}px ${inherited(element, 'font-family') || 'sans-serif'}`;
