import type { WheelCode } from '../../packages/charts/wheel/tree.ts';
import { FLVR } from '../../packages/model/seed/code/flvr.ts';

/** The flavors that come with the product, named in a language. */
export const flavorCodes = (language: 'ko' | 'en'): WheelCode[] =>
  FLVR.map(([id, english, korean, , parent = '', color = '']) => ({
    id,
    label: language === 'ko' ? korean : english,
    subLabel: language === 'ko' ? english : korean,
    parent: parent || null,
    color: color || null,
  }));
