import { familyStyle } from '@hanjan/charts/wheel/colour/colour.ts';
import { expect, it } from 'vitest';
import { familyLook } from './family_look.ts';

it('the colours of a family are those of the style sheet, or its own', () => {
  expect(familyLook('sour')).toEqual({ 'data-family': 'sour' });
  expect(familyLook('#1060b0')).toEqual({ style: familyStyle('#1060b0') });
});
