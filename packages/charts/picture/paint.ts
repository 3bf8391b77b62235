import { inherited, numberOf } from './attribute.ts';
import { shapeOf } from './shape.ts';
import { type Line, linesOf, type Piece } from './text.ts';

interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  /** From units of the picture to px. */
  readonly base: DOMMatrix;
}

/**
 * Paints a standalone SVG as `svgText` makes it: shapes, texts, groups and clipped drawings, whose looks stand in their
 * own attributes. `scale` is px for each of its units.
 */
export function paint(svg: Element, pen: CanvasRenderingContext2D, scale: number): void {
  const [x = 0, y = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const base = new DOMMatrix([scale, 0, 0, scale, -x * scale, -y * scale]);
  pen.setTransform(base);
  for (const child of svg.children) paintElement(child, { pen, base });
}

/** Loads the letters that a picture is written with, as far as they are not there: a canvas does not wait for them. */
export async function loadLetters(svg: Element): Promise<void> {
  const letters = new Map<string, string>();
  for (const text of svg.querySelectorAll('text')) {
    for (const { pieces } of linesOf(text)) {
      for (const piece of pieces) letters.set(piece.font, (letters.get(piece.font) ?? '') + piece.text);
    }
  }
  // A typeface that does not come is stood in for by the next one.
  await Promise.allSettled([...letters].map(([font, text]) => document.fonts.load(font, text)));
}

function paintElement(element: Element, sheet: Sheet): void {
  const { pen } = sheet;
  pen.save();
  // Of a group it holds for each of its parts: none of ours that is seen through has parts that overlap.
  pen.globalAlpha *= numberOf(element, 'opacity', 1);
  const moved = (element as SVGGraphicsElement).transform?.baseVal.consolidate()?.matrix;
  if (moved) pen.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
  clip(element, pen);
  if (['svg', 'g', 'a'].includes(element.localName)) for (const child of element.children) paintElement(child, sheet);
  else if (element.localName === 'text') for (const line of linesOf(element)) paintLine(line, pen);
  else paintShape(element, sheet);
  pen.restore();
}

/** A drawing shows what lies in its box, which is as large as its view; any other part what its clip path leaves. */
function clip(element: Element, pen: CanvasRenderingContext2D): void {
  const path = new Path2D();
  const [, id] = /^url\("?#([^")]+)"?\)$/.exec(element.getAttribute('clip-path') ?? '') ?? [];
  const around = id ? element.ownerDocument.getElementById(id) : null;
  if (around) for (const part of around.children) path.addPath(new Path2D(shapeOf(part)));
  else if (element.localName === 'svg' && element.getAttribute('overflow') === 'hidden') {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((at) => numberOf(element, at, 0));
    path.rect(x, y, width, height);
  } else return;
  pen.clip(path);
}

function paintShape(element: Element, { pen, base }: Sheet): void {
  const shape = shapeOf(element);
  if (!shape) return;
  const path = new Path2D(shape);
  if (isFilled(element, pen)) pen.fill(path, element.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
  if (!isStroked(element, pen)) return;
  if (element.getAttribute('vector-effect') !== 'non-scaling-stroke') {
    pen.stroke(path);
    return;
  }
  // Its width does not follow how far the drawing is zoomed.
  const seen = new Path2D();
  seen.addPath(path, base.inverse().multiply(pen.getTransform()));
  pen.setTransform(base);
  pen.stroke(seen);
}

const BASELINES: Readonly<Record<string, CanvasTextBaseline>> = {
  central: 'middle',
  middle: 'middle',
  hanging: 'hanging',
  'text-before-edge': 'top',
};
/** Share of a line's width that lies before its point. */
const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function paintLine({ x, y, pieces }: Line, pen: CanvasRenderingContext2D): void {
  const widths = pieces.map((piece) => {
    write(piece, pen);
    return piece.dx + pen.measureText(piece.text).width;
  });
  const [first] = pieces;
  const anchor = (first && inherited(first.element, 'text-anchor')) ?? 'start';
  let across = x - (ANCHORS[anchor] ?? 0) * widths.reduce((sum, width) => sum + width, 0);
  let down = y;
  for (const [i, piece] of pieces.entries()) {
    const { element, text, dx, dy } = piece;
    down += dy;
    write(piece, pen);
    // What is drawn around letters lies below them, so that they stay readable over whatever they stand on.
    if (isStroked(element, pen)) pen.strokeText(text, across + dx, down);
    if (isFilled(element, pen)) pen.fillText(text, across + dx, down);
    across += widths[i] ?? 0;
  }
}

/** Writes from now on as a piece of text looks. */
function write({ element, font }: Piece, pen: CanvasRenderingContext2D): void {
  pen.font = font;
  pen.textAlign = 'left';
  pen.textBaseline = BASELINES[inherited(element, 'dominant-baseline') ?? ''] ?? 'alphabetic';
  for (const [name, property] of [
    ['letter-spacing', 'letterSpacing'],
    ['word-spacing', 'wordSpacing'],
  ] as const) {
    pen[property] = `${Number.parseFloat(inherited(element, name) ?? '') || 0}px`;
  }
}

function isFilled(element: Element, pen: CanvasRenderingContext2D): boolean {
  const colour = inherited(element, 'fill') ?? '#000000';
  pen.fillStyle = withAlpha(colour, inherited(element, 'fill-opacity'));
  return isColour(colour);
}

function isStroked(element: Element, pen: CanvasRenderingContext2D): boolean {
  const colour = inherited(element, 'stroke') ?? 'none';
  const width = Number.parseFloat(inherited(element, 'stroke-width') ?? '1');
  pen.strokeStyle = withAlpha(colour, inherited(element, 'stroke-opacity'));
  pen.lineWidth = width;
  pen.lineCap = (inherited(element, 'stroke-linecap') ?? 'butt') as CanvasLineCap;
  pen.lineJoin = (inherited(element, 'stroke-linejoin') ?? 'miter') as CanvasLineJoin;
  pen.setLineDash(
    (inherited(element, 'stroke-dasharray') ?? '')
      .split(/[\s,]+/)
      .map(Number)
      .filter(Number.isFinite),
  );
  pen.lineDashOffset = Number.parseFloat(inherited(element, 'stroke-dashoffset') ?? '0');
  return isColour(colour) && width > 0;
}

const isColour = (colour: string) => colour.startsWith('#');

/** `#rrggbb` with the opacity that an attribute says. */
const withAlpha = (colour: string, opacity: string | null) =>
  colour +
  Math.round(Number(opacity ?? 1) * 255)
    .toString(16)
    .padStart(2, '0');
