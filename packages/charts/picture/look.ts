// What a drawing looks like, as attributes that every program which shows SVG understands.

/** Attributes that say how something looks, and what holds where one is absent. */
type Look = Readonly<Record<string, string>>;

const PAINT: Look = {
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
};

const STROKE: Look = {
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'vector-effect': 'none',
};

const TEXT: Look = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'word-spacing': '0',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'paint-order': 'normal',
};

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const TEXTS = ['text', 'tspan'];

/** Reads the computed style of an element. */
type Style = (property: string) => string;

/** The attributes by which an element looks as its style says. What holds anyhow is left out. */
export function lookOf(element: string, style: Style): Readonly<Record<string, string>> {
  const isText = TEXTS.includes(element);
  const isDrawn = isText || SHAPES.includes(element);
  const isStroked = isDrawn && style('stroke') !== 'none';
  const known = { opacity: '1', ...(isDrawn && PAINT), ...(isStroked && STROKE), ...(isText && TEXT) };
  const look = Object.keys(known).flatMap((name) => attributesOf(name, style(name), style));
  return Object.fromEntries(look.filter(([name, value]) => value !== known[name as keyof typeof known]));
}

function attributesOf(name: string, value: string, style: Style): [string, string][] {
  if (name === 'fill-opacity' || name === 'stroke-opacity') return [];
  if (name === 'fill' || name === 'stroke') {
    const [colour, alpha] = colourOf(value);
    return [
      [name, colour],
      [`${name}-opacity`, short(alpha * (Number(style(`${name}-opacity`)) || 0))],
    ];
  }
  if (name === 'font-family') return [[name, value]];
  return [[name, value.replaceAll(/(-?[\d.]+)px/g, '$1').replaceAll(', ', ' ')]];
}

/** A computed colour as `#rrggbb` and its opacity; whatever is none, such as `none` or a pattern, as it stands. */
export function colourOf(value: string): readonly [colour: string, alpha: number] {
  const [, space = '', inside = ''] = /^(rgba?|color)\((?:srgb )?([^)]+)\)$/.exec(value) ?? [];
  const [red, green, blue, alpha = 1] = inside.split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return [value, 1];
  const most = space === 'color' ? 1 : 255;
  const hex = [red, green, blue].map((part) => Math.round((Math.min(Math.max(part, 0), most) / most) * 255));
  return [`#${hex.map((part) => part.toString(16).padStart(2, '0')).join('')}`, alpha];
}

const short = (value: number) => String(Math.round(value * 1000) / 1000);
