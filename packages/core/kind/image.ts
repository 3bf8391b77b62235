import { emptyToNull, type FieldOptions, type Kind } from './kind.ts';
import { addressCondition, checkAddress, isOwnPath } from './link.ts';

/** How large a picture is stored at the most: pixels of its longer side, and bytes. */
export interface UploadBounds {
  readonly side: number;
  readonly bytes: number;
  /** It is as wide as it is high: the browser cuts what stands beside the middle away. */
  readonly square?: boolean;
}

/** A path that is written, or a picture that is uploaded. */
export type ImageOptions = FieldOptions &
  (
    | {
        /** Bytes of its path. */
        readonly max: number;
        readonly upload?: undefined;
      }
    | { readonly upload: UploadBounds; readonly max?: undefined }
  );

/** A picture, by a path of our own: none is fetched from elsewhere. */
export const image = <const O extends ImageOptions>(options: O) => ({ kind: 'image', ...options }) as const;

/** How large the pictures of a field are stored; undefined for one that nothing is uploaded to. */
export const uploadOf = (field: object): UploadBounds | undefined =>
  'upload' in field ? (field.upload as UploadBounds) : undefined;

/** Where uploaded pictures are read, each by the SHA-256 of its bytes. */
const UPLOADED = '/picture/';
/** What such a hash looks like, for an expression. */
export const PICTURE_HASH = '[0-9a-f]{64}';
const PATH = new RegExp(`^${UPLOADED}(${PICTURE_HASH})$`);

/** The path of an uploaded picture. */
export const picturePath = (hash: string): string => `${UPLOADED}${hash}`;

/** The hash in the path of an uploaded picture; undefined when it is none. */
export const pictureHash = (path: string): string | undefined => PATH.exec(path)?.[1];

const pathBytes = ({ max, upload }: ImageOptions): number => (upload ? UPLOADED.length + 64 : (max ?? 0));

export const imageKind: Kind<ImageOptions> = {
  column: (options) => ({
    type: 'text',
    check: (column) =>
      options.upload
        ? `${column} ~ '^${UPLOADED}${PICTURE_HASH}$'`
        : addressCondition(column, 1, pathBytes(options), '^/'),
  }),
  json: (options) => ({ type: 'string', maxLength: pathBytes(options) }),
  clean: emptyToNull,
  check(value, options) {
    const bounds = { max: pathBytes(options) };
    if (!options.upload) return checkAddress(value, bounds, 'field_image', isOwnPath);
    // A file that was chosen and not uploaded yet is no text.
    if (typeof value !== 'string') return { key: 'field_picture' };
    return checkAddress(value, bounds, 'field_picture', (path) => pictureHash(path) !== undefined);
  },
  show: (value) => String(value),
  read: (typed) => typed.trim(),
  points: (value, { upload }) => (upload ? { pictures: [pictureHash(String(value)) ?? ''] } : []),
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
    {
      options: { upload: { side: 1_600, bytes: 400_000 } },
      good: [picturePath('0'.repeat(64)), picturePath('0123456789abcdef'.repeat(4))],
      bad: [
        ['/icon.svg', 'field_picture'],
        ['/picture/', 'field_picture'],
        [picturePath('a'.repeat(63)), 'field_picture'],
        [picturePath('a'.repeat(65)), 'field_picture'],
        [picturePath('A'.repeat(64)), 'field_picture'],
        [`${picturePath('a'.repeat(64))}?v=2`, 'field_picture'],
        [`${picturePath('a'.repeat(64))}\n`, 'field_picture'],
        [`/a/..${picturePath('a'.repeat(64))}`, 'field_picture'],
        [`https://example.com${picturePath('a'.repeat(64))}`, 'field_picture'],
        ['data:image/webp;base64,AAAA', 'field_picture'],
        ['/picture/\u0000', 'field_text'],
        [{ typed: 'a.jpg' }, 'field_picture'],
        [7, 'field_picture'],
      ],
    },
  ],
};
