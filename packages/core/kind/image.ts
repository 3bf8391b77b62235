import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';
import { addressCondition, checkAddress, isOwnPath } from './link.ts';

export interface ImageOptions extends FieldOptions {
  /** Bytes of its path. */
  readonly max: number;
}

/** A picture, by a path of our own: none is fetched from elsewhere. */
export const image = <const O extends ImageOptions>(options: O) => ({ kind: 'image', ...options }) as const;

export const imageKind: Kind<ImageOptions> = {
  column: ({ max }) => ({ type: 'text', check: (column) => addressCondition(column, 1, max, '^/') }),
  json: ({ max }) => ({ type: 'string', maxLength: max }),
  clean: emptyToNull,
  check: (value, options) => checkAddress(value, options, 'field_image', isOwnPath),
  show: (value) => String(value),
  read: (typed) => typed.trim(),
  room: 'form',
  search: 'contains',
  samples: [
    {
      options: { max: 40 },
      good: ['/icon.svg', '/사진/콩 한 줌.webp'.replaceAll(' ', '%20'), '/a.png?v=2'],
      bad: [
        ['https://example.com/a.png', 'field_image'],
        ['data:image/png;base64,AAAA', 'field_image'],
        ['//example.com/a.png', 'field_image'],
        ['/\\example.com/a.png', 'field_image'],
        ['/a b.png', 'field_image'],
        ['/a\u202e.png', 'field_image'],
        ['/api/sign/signout', 'field_image'],
        ['/./api/sign/signout', 'field_image'],
        ['a.png', 'field_image'],
        [`/${'a'.repeat(40)}`, 'field_maxLength'],
        ['/a\u0000.png', 'field_text'],
        [7, 'field_text'],
      ],
    },
  ],
};
