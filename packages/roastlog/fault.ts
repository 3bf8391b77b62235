/** Why a file is no roast log: the key of a text, and what it names. */
export const FAULTS = [
  'empty',
  'too_large',
  'not_text',
  'unsupported',
  'several',
  'locked',
  'broken',
  'damaged',
  'expression',
  'nested',
  'unknown',
  'no_samples',
  'no_bean',
  'no_roast',
  'row',
  'cell',
  'rows_left',
  'slow',
] as const;

export interface RoastFault {
  /**
   * `empty`: nothing in it. `too_large`: more bytes than `max`. `not_text`: no text of any encoding. `unsupported`: a
   * file of the program `program` that cannot be read; the text says what to export instead. `several`: `count` roasts in one file, of which one is wanted. `locked`: a
   * password is needed. `broken`: a packed file that is damaged. `damaged`: not to be read
   * from `line` and `column` on. `expression`: something at `line` and `column` that would have to be calculated.
   * `nested`: lists in lists beyond any real log. `unknown`: nothing that any reader knows. `no_samples`: a log without
   * readings. `no_bean`: no bean temperature anywhere. `no_roast`: a table of something else, by `why`: `few` readings,
   * or a hottest one of `hottest` °C, which is too `cold` or too `hot` for beans. `row`: the row `row` of a table cannot be read. `cell`: in a sheet of roasts what
   * stands below `head` in the row `row`, which is left out; `rows_left`: `count` roasts of a sheet beyond those that are
   * read. Both say in which `sheet` of a workbook. `slow`: not read
   * in time.
   */
  readonly key: (typeof FAULTS)[number];
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Thrown by readers and by `finish`; who asks `readRoastLog` is answered the fault instead. */
export class RoastFaultError extends Error {
  readonly fault: RoastFault;
  constructor(key: RoastFault['key'], args?: RoastFault['args']) {
    super(key);
    this.fault = args ? { key, args } : { key };
  }
}
