import type { Hostile, Sent, Typed } from './table.ts';

const refused = (typed: string): Typed => ({ typed, shows: typed, fault: 'field_link' });
const taken = (typed: string, shows = typed): Typed => ({ typed, shows, fault: null, value: shows });
const sentAll = (values: readonly unknown[], fault: Sent['fault']): Sent[] => values.map((value) => ({ value, fault }));

const NO_TEXTS = [0, 7, true, {}, ['https://example.com'], { href: 'https://example.com' }];
const UNSTORABLE = ['/a\u0000', '/a\ud800', '\udc00'];
const EMPTY: readonly Sent[] = [null, '', [], Number.NaN].map((value) => ({ value, fault: null, kept: null }));

/** What a browser would run, fetch from elsewhere, or show as something else than it is. */
const DANGEROUS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/0',
  'file:///etc/passwd',
  'mailto:me@example.com',
  '//example.com',
  '/\\example.com',
  '\\\\example.com',
  '/a/..//example.com',
  '/%2e%2e//example.com',
  'https:/example.com',
  'https:///example.com',
  'https:\\\\example.com',
  'https://example.com\\@other.com',
  'https://me:pass@example.com',
  'https://example.com/\u202egpj.exe',
  'https://\u2066example.com',
  'https://exam\u200bple.com',
  'https://exam\u00adple.com',
  'https://example.com/a\u00a0b',
  'https://exa／mple.com',
  'https://example.com:99999',
  'https://',
  '/api/sign/signout',
  '/%61pi/sign/signout',
  '/API/sign/signout',
  '/./a/../api/code/reload',
];
/** Those that are typed too: the same check refuses all of them. */
const TYPED = DANGEROUS.filter((_, i) => i % 4 === 0);
const OWN = ['/', '/info/intro', '/en/info/intro?a=b#c', '/커피', '/a?next=//b', '/apis'];
const WEB = [
  'https://example.com',
  'http://a.b:8080/c?d=e#f',
  'https://한글.한국/커피?향=꽃',
  'https://[::1]/',
  'http://localhost',
];
const NFD = `https://example.com/${'커피'.normalize('NFD')}`;

export const link: Hostile = {
  field: 'k_link',
  typed: [
    ...[...OWN, ...WEB, NFD].map((address) => taken(address)),
    taken('www.example.com', 'https://www.example.com'),
    taken('example.com:8080/a?b', 'https://example.com:8080/a?b'),
    taken('커피.한국', 'https://커피.한국'),
    taken('HTTPS://Example.com/A', 'https://Example.com/A'),
    taken('  https://example.com  ', 'https://example.com'),
    ...TYPED.map(refused),
    refused('커피'),
    refused('me@example.com'),
    refused('https://example.com/a b'),
    refused('https://exam👍ple .com'),
    {
      typed: `https://example.com/${'a'.repeat(281)}`,
      shows: `https://example.com/${'a'.repeat(281)}`,
      fault: 'field_maxLength',
    },
  ],
  sent: [
    ...sentAll([...NO_TEXTS, ...UNSTORABLE], 'field_text'),
    ...EMPTY,
    ...sentAll([...OWN, ...WEB, NFD, `https://example.com/${'a'.repeat(280)}`], null),
    ...sentAll(
      [...DANGEROUS, 'www.example.com', ' /a', '/a\n', 'HTTPS://example.com', '/a b', 'NaN', '1e400'],
      'field_link',
    ),
    ...sentAll([`https://example.com/${'a'.repeat(281)}`, `/${'가'.repeat(100)}`], 'field_maxLength'),
  ],
};

const AWAY = [
  'https://example.com/a.png',
  'http://localhost/icon.svg',
  'data:image/png;base64,AAAA',
  'blob:/a',
  'icon.svg',
];

export const image: Hostile = {
  field: 'k_image',
  typed: [
    ...OWN.map((path) => taken(path)),
    taken(' /icon.svg ', '/icon.svg'),
    ...[...AWAY, ...TYPED].map((typed) => ({ ...refused(typed), fault: 'field_image' }) as const),
  ],
  sent: [
    ...sentAll([...NO_TEXTS, ...UNSTORABLE], 'field_text'),
    ...EMPTY,
    ...sentAll([...OWN, `/${'a'.repeat(299)}`], null),
    ...sentAll([...AWAY, ...DANGEROUS, '/a b.png', ' /a'], 'field_image'),
    ...sentAll([`/${'a'.repeat(300)}`], 'field_maxLength'),
  ],
};
