import type { Kind } from './kind.ts';
import { checkText, type TextOptions, textKind } from './text.ts';

/** Text of several lines. */
export const memo = <const O extends TextOptions>(options: O) => ({ kind: 'memo', ...options }) as const;

export const memoKind: Kind<TextOptions> = {
  ...textKind,
  room: 'sheet',
  check: checkText,
  samples: [
    {
      options: { max: 1000 },
      good: ['한 줄\n두 줄', 'a'.repeat(1000), '\t\r\n끝'],
      bad: [
        ['가'.repeat(334), 'field_maxLength'],
        ['a\u0000', 'field_text'],
        [true, 'field_text'],
      ],
    },
  ],
};
