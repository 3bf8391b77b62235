import { emptyToNull, type Fault, type FaultKey, type FieldOptions, type Kind } from './kind.ts';
import { checkText } from './text.ts';

export interface LinkOptions extends FieldOptions {
  /** Bounds in UTF-8 bytes. */
  readonly min?: number;
  readonly max: number;
}

/** An address: `http://`, `https://`, or a path of our own that begins with `/`. */
export const link = <const O extends LinkOptions>(options: O) => ({ kind: 'link', ...options }) as const;

/** What nobody sees, what turns around its neighbours, and the slash that browsers read as another one. */
const HIDDEN = /[\s\\\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;
const WEB = /^https?:\/\/[^/]/;
const OWN = /^\/(?!\/)/;
/** Stands for whichever host serves us. */
const HERE = 'http://own.invalid';

/** Whether a text has nothing that a reader cannot see or that changes the order of what is read. */
export const isPlain = (text: string): boolean => !HIDDEN.test(text);

/** Whether a text is a path of our own that shows something: none that leaves us by a detour, none that calls the API. */
export function isOwnPath(text: string): boolean {
  if (!OWN.test(text) || !isPlain(text) || !URL.canParse(text, HERE)) return false;
  const { origin, pathname } = new URL(text, HERE);
  return origin === HERE && !pathname.startsWith('//') && !/^\/api(\/|$)/i.test(decoded(pathname));
}

/** Whether a text is an `http` or `https` address that hides no user name before its host. */
export function isWebAddress(text: string): boolean {
  if (!WEB.test(text) || !isPlain(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** The condition on a column that holds a text of so many bytes which begins like an address. */
export const addressCondition = (column: string, min: number, max: number, shape: string) =>
  `octet_length(${column}) BETWEEN ${min} AND ${max} AND ${column} ~ '${shape}' AND ${column} !~ '^//|[[:space:]\\\\]'`;

/**
 * Why an address is refused, with `key` when it is none that `isGood` knows. Its letters come first, so that what cannot
 * be kept at all is said as that. Shared with `image`.
 */
export function checkAddress(
  value: unknown,
  bounds: { min?: number; max: number },
  key: FaultKey,
  isGood: (address: string) => boolean,
): Fault | null {
  const fault = checkText(value, bounds);
  if (fault?.key === 'field_text' || fault?.key === 'field_marks') return fault;
  return isGood(String(value)) ? fault : { key };
}

/** A host as people type it, without its scheme: a name with a dot, and what follows it. */
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+(:\d{1,5})?([/?#].*)?$/u;
const SCHEME = /^https?:/i;

export const linkKind: Kind<LinkOptions> = {
  column: ({ min = 0, max }) => ({
    type: 'text',
    check: (column) => addressCondition(column, min, max, '^(https?://|/)'),
  }),
  json: ({ max }) => ({ type: 'string', maxLength: max }),
  clean: emptyToNull,
  check: (value, options) =>
    checkAddress(value, options, 'field_link', (address) => isOwnPath(address) || isWebAddress(address)),
  show: (value) => String(value),
  /** An address is not ours to compose anew: its letters stay as they were typed. */
  read(typed) {
    const text = typed.trim();
    if (BARE_HOST.test(text)) return `https://${text}`;
    return text.replace(SCHEME, (scheme) => scheme.toLowerCase());
  },
  search: 'contains',
  samples: [
    {
      options: { min: 3, max: 60 },
      good: [
        'https://example.com',
        'http://example.com:8080/a?b=c#d',
        'https://한글.한국/커피?이름=예가체프',
        'https://[::1]/a',
        '/info/intro',
        '/a?next=//b',
      ],
      bad: [
        ['javascript:alert(1)', 'field_link'],
        ['data:text/html,a', 'field_link'],
        ['vbscript:a', 'field_link'],
        ['//example.com', 'field_link'],
        ['/\\example.com', 'field_link'],
        ['/a/..//example.com', 'field_link'],
        ['https:/example.com', 'field_link'],
        ['https:///example.com', 'field_link'],
        ['https:example.com', 'field_link'],
        ['HTTPS://example.com', 'field_link'],
        ['ftp://example.com', 'field_link'],
        ['https://me@example.com', 'field_link'],
        ['https://example.com\t/a', 'field_link'],
        ['https://example.com/a b', 'field_link'],
        ['https://example.com/\u202egpj.exe', 'field_link'],
        ['https://exam\u200bple.com', 'field_link'],
        ['https://example.com\n', 'field_link'],
        [' https://example.com', 'field_link'],
        ['https://exa／mple.com', 'field_link'],
        ['/api/sign/signout', 'field_link'],
        ['/a/../%61pi/sign/signout', 'field_link'],
        ['example.com', 'field_link'],
        ['커피', 'field_link'],
        ['/a', 'field_minLength'],
        [`https://example.com/${'a'.repeat(41)}`, 'field_maxLength'],
        ['https://example.com/\u0000', 'field_text'],
        ['https://example.com/\ud800', 'field_text'],
        [`https://example.com/${'\u0301'.repeat(31)}`, 'field_marks'],
        [7, 'field_text'],
        [['https://example.com'], 'field_text'],
      ],
    },
  ],
};

/** A path with what is percent-encoded in it, as a server may read it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
