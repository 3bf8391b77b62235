/** How something looks, as attributes that every program which shows SVG understands. */
export type Look = Readonly<Record<string, string>>;

const PAINT: Look = { fill: '#000000', 'fill-opacity': '1', 'fill-rule': 'nonzero', stroke: 'none' };

const STROKE: Look = {
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
};

const TEXT: Look = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'word-spacing': '0',
  'text-anchor': 'start',
  'paint-order': 'normal',
};

/** What parts do not take from the group that they are in. */
const OWN: Look = { opacity: '1', 'vector-effect': 'none', 'dominant-baseline': 'auto' };

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const TEXTS = ['text', 'tspan'];

/** What holds where nobody says anything. */
export const INITIAL: Look = { ...PAINT, ...STROKE, ...TEXT };

/** Reads the computed style of an element. */
type Style = (property: string) => string;

/** The attributes by which an element looks as its style says, where that is not how all around it looks. */
export function lookOf(element: string, style: Style, around: Look): Look {
  const isText = TEXTS.includes(element);
  const isDrawn = isText || SHAPES.includes(element);
  const isStroked = style('stroke') !== 'none';
  const known = { ...(isDrawn && PAINT), ...(isDrawn && isStroked && STROKE), ...(isText && TEXT), ...OWN };
  const look = Object.keys(known).map((name) => [name, attributeOf(name, style)] as const);
  const holds: Look = { ...around, ...OWN };
  return Object.fromEntries(look.filter(([name, value]) => value !== holds[name]));
}

/** How all around the parts of an element looks. */
export const lookInside = (look: Look, around: Look): Look => {
  const handedOn = Object.entries(look).filter(([name]) => !(name in OWN));
  return { ...around, ...Object.fromEntries(handedOn) };
};

function attributeOf(name: string, style: Style): string {
  const value = style(name);
  const [, paint] = /^(fill|stroke)-opacity$/.exec(name) ?? [];
  if (paint) return String(Math.round(colourOf(style(paint))[1] * Number(value) * 1000) / 1000);
  if (name === 'fill' || name === 'stroke') return colourOf(value)[0];
  if (name === 'font-family') return value;
  return value.replaceAll(/(-?[\d.]+)px/g, '$1').replaceAll(', ', ' ');
}

/** A computed colour as `#rrggbb` and its opacity; whatever is none, such as `none` or a pattern, as it stands. */
export function colourOf(value: string): readonly [colour: string, alpha: number] {
  const [, space = '', inside = ''] = /^(rgba?|color)\((?:srgb )?([^)]+)\)$/.exec(value) ?? [];
  const [red, green, blue, alpha = 1] = inside.split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return [value, 1];
  const most = space === 'color' ? 1 : 255;
  const parts = [red, green, blue].map((part) => Math.round((Math.min(Math.max(part, 0), most) / most) * 255));
  return [`#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`, alpha];
}
