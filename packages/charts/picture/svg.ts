import { INITIAL, type Look, lookInside, lookOf } from './look.ts';

/** What says where something lies, besides what says how it looks. All else of a live drawing stays behind. */
const GEOMETRY = [
  ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'width', 'height', 'points'],
  ...['transform', 'viewBox', 'preserveAspectRatio', 'clip-path', 'clipPathUnits', 'href', 'id', 'lang'],
];
/** Parts that are for fingers, pointers and the focus, and what no other program can show. */
const SCREEN_ONLY = '[data-screen-only], foreignObject, script, style';
/** On such an element the light tokens hold, whatever theme the page has. */
const PAPER = 'paper';
/** The margin around the chart, as a share of its longer side. */
const MARGIN = 0.04;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A chart as a picture of its own: on paper, in the light theme, without style sheets, as it stands. It may be hidden,
 * and need not be in the page. Null for a chart that has neither a view box nor a size.
 */
export function svgText(svg: SVGSVGElement): string | null {
  const box = boxOf(svg);
  if (!box) return null;
  const drawing = svg.cloneNode(true) as SVGSVGElement;
  for (const part of drawing.querySelectorAll(SCREEN_ONLY)) part.remove();
  const sheet = document.createElement('div');
  sheet.className = PAPER;
  // What the chart takes from the page around it, it takes from the paper.
  sheet.style.cssText = 'position: fixed; inset: 0 auto auto 0; color: var(--text); font-family: var(--font)';
  sheet.style.width = `${box.width}px`;
  sheet.append(drawing);
  const place = svg.isConnected ? svg.parentNode : null;
  (place ?? document.body).append(sheet);
  try {
    return serialised(drawing, box, getComputedStyle(sheet).getPropertyValue('--bg').trim());
  } finally {
    sheet.remove();
  }
}

function serialised(drawing: SVGSVGElement, box: Box, paper: string): string {
  const label = drawing.getAttribute('aria-label');
  const isClipped = getComputedStyle(drawing).overflow !== 'visible';
  settle(drawing, INITIAL);
  const margin = Math.round(Math.max(box.width, box.height) * MARGIN);
  const sheet = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const { x, y, width, height } = sheet;
  const picture = made('svg', { viewBox: [x, y, width, height].join(' '), width, height });
  if (!drawing.querySelector(':scope > title') && label) picture.append(made('title', {}, label));
  picture.append(made('rect', { ...sheet, fill: paper }));
  for (const [name, value] of Object.entries(box)) drawing.setAttribute(name, String(value));
  drawing.setAttribute('viewBox', [box.x, box.y, box.width, box.height].join(' '));
  drawing.setAttribute('overflow', isClipped ? 'hidden' : 'visible');
  picture.append(drawing);
  return new XMLSerializer().serializeToString(picture);
}

/** Writes the looks of an element and of all in it into their attributes. What cannot be seen goes. */
function settle(element: Element, around: Look): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') {
    element.remove();
    return;
  }
  // What all texts have in common stands once, at the drawing.
  const name = element.localName === 'svg' ? 'text' : element.localName;
  const look = lookOf(name, (property) => style.getPropertyValue(property), around);
  const inside = lookInside(look, around);
  const moved = element.hasAttribute('transform') ? null : movedBy(style);
  for (const child of [...element.children]) settle(child, inside);
  for (const { name } of [...element.attributes]) if (!GEOMETRY.includes(name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(look)) element.setAttribute(name, value);
  if (moved) element.setAttribute('transform', moved);
}

/** A transform that is a style and no attribute. */
function movedBy({ transform, transformOrigin }: CSSStyleDeclaration): string | null {
  if (!transform.startsWith('matrix(')) return null;
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
  return `translate(${x} ${y}) ${transform} translate(${-x} ${-y})`;
}

/** What a chart shows of its plane: its view box, or else its size. */
function boxOf(svg: SVGSVGElement): Box | null {
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (width > 0 && height > 0) return { x, y, width, height };
  const room = svg.getBoundingClientRect();
  return room.width > 0 && room.height > 0 ? { x: 0, y: 0, width: room.width, height: room.height } : null;
}

function made(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}
