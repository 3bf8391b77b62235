import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyStyle, THEMES, tintsOf } from './colour.ts';
import { contrast, hexOf, oklch } from './oklch.ts';

const hex = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Colours of public wheels that nobody can read words on, and the ends of what there is. */
const hard = [
  '#fefef4',
  '#def2fd',
  '#310c0f',
  '#120c0c',
  '#ffffff',
  '#000000',
  '#fde402',
  '#808080',
  '#0000ff',
  '#00ff00',
];

describe.each(Object.entries(THEMES))('a colour of any family in the %s theme', (_, theme) => {
  it('can be seen, and everything on it read', () => {
    const read = (color: string) => {
      const { base, on, two, three, ink } = tintsOf(color, theme);
      expect(contrast(base, theme.paper), `${color} base`).toBeGreaterThanOrEqual(3);
      for (const [text, under] of [
        [on, base],
        [theme.text, two],
        [theme.text, three],
        [ink, theme.paper],
        [ink, three],
      ] as const) {
        expect(contrast(text, under), `${color}: ${text} on ${under}`).toBeGreaterThanOrEqual(4.5);
      }
    };
    hard.forEach(read);
    fc.assert(fc.property(hex, read), { numRuns: 300 });
  });
  it('keeps its hue', () => {
    const hue = (color: string) => (oklch(color).h * 180) / Math.PI;
    for (const color of ['#b01030', '#1060b0', '#208040', '#c08010']) {
      for (const tint of [tintsOf(color, theme).base, tintsOf(color, theme).two]) {
        expect(Math.abs(hue(tint) - hue(color)), `${color} ${tint}`).toBeLessThan(4);
      }
    }
  });
  it('stands on the paper and under the text of the product', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../../apps/web/parts/theme/tokens.css'), 'utf8');
    for (const color of [theme.paper, theme.text, ...theme.on]) expect(tokens).toContain(`: ${color};`);
  });
});

describe('the colours of a family', () => {
  it('of the product are its tokens', () => {
    expect(familyStyle('sour')).toEqual({
      ...{ '--fl': 'var(--fl-sour)', '--fl-on': 'var(--fl-sour-on)', '--fl-ink': 'var(--fl-sour-ink)' },
      ...{ '--fl-2': 'var(--fl-sour-2)', '--fl-3': 'var(--fl-sour-3)' },
    });
  });
  it('of somebody else are one for each theme', () => {
    expect(familyStyle('#1060b0')['--fl']).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
  });
  it('are read and written without a loss', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(oklch(color))).toBe(color);
      }),
    );
  });
});
