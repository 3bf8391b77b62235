// What lists, exports and look-ups are asked by nobody who means well.

/** What is no number of a page and no number of rows. */
export const NO_NUMBERS: readonly unknown[] = [
  ...[-1, 0, 0.5, 1e-9, Infinity, '-1', '0', '0x10', '1e3', ' 1', '１', '1.0', '9999999999', 'NaN', ''],
  ...[true, [1], [], {}, { valueOf: 1 }],
];
/** Numbers that no list is as long as. */
export const FAR = [1e9, 2 ** 31, 2 ** 53, 1e21, 1e308, '999999999'];

/** Names that somebody might hope stand for something: columns of every table, of objects, of PostgreSQL; and pieces of SQL. */
export const INSIDE = [
  ...['org', 'user_seq', 'rgst_by', 'edit_by', 'removed_at', 'version', 'user_pass', 'ctid', 'xmin', '*', '1'],
  ...['constructor', 'toString', 'hasOwnProperty', 'length', 'valueOf', 'a.b', '"', 'é', 'x'.repeat(200)],
  ...["x'; DROP TABLE code; --", '(TABLE account)', 'rgst_at.desc, pg_sleep(9)'],
];
export const NOTHING = 'nothing_at_all';

/** Texts to search for that would do something if anything but their letters counted. */
export const TITLES = [
  ...['%', '_', '\\', '.*', '(', '[', '$1', '?', "'", '"', '--', '/*', '{x, plural, }', '<script>', '\u202e', '\ufeff'],
  ...['%', '_', '\\', '(', 'x', '가', "'"].map((sign) => sign.repeat(300)),
  ...['👍'.repeat(150), ' \t\r\n', "'; DROP TABLE code; --", 'x OR 1=1', '가\u0301\u0302'],
];
/** What is no text to search for. */
export const NO_TITLES = ['x'.repeat(301), 5, true, ['a'], {}, '\u0000', 'a\ud800', '\udc00'];

/** More marks on a letter than are read. */
export const MARKS = `a${'\u0301\u0316'.repeat(16)}`;

/** What hardly any filter is narrowed by. */
export const WRONG: readonly unknown[] = [
  ...[true, false, null, 0, -1, 1.5, 1e9, 2 ** 31, 2 ** 53, 1e300, Infinity],
  ...['', ' ', 'x', '%_\\', "'", 'ETC', 'true', '1', '2026-13-45', '99999-01-01', '0001-01-01', 'infinity', '25:61:61'],
  ...['x'.repeat(100_000), [], [null], [[]], [[['x']]], ['x', 1, null, {}], Array(1_000).fill('x')],
  ...[{}, { from: null, to: null }, { from: 'x' }, { to: [] }, { from: {}, to: {} }, { from: 1, to: '2026-01-01' }],
  ...[
    { from: 1, up: 2 },
    { from: Infinity },
    { from: 1e300 },
    { length: 1e9 },
    { from: '0001-01-01', to: '9999-12-31' },
  ],
  JSON.parse(`${'{"from":'.repeat(20)}1${'}'.repeat(20)}`),
];
/** No filter of any kind. */
export const NO_FILTER = { nothing: true };
