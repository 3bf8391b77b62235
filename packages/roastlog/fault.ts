/** Why a file is no roast log: the key of a text, and what it names. */
export const FAULTS = [
  'empty',
  'too_large',
  'not_text',
  'unsupported',
  'damaged',
  'expression',
  'nested',
  'unknown',
  'no_samples',
  'no_bean',
  'row',
  'slow',
] as const;

export interface RoastFault {
  /**
   * `empty`: nothing in it. `too_large`: more bytes than `max`. `not_text`: no text of any encoding. `unsupported`: a
   * file of the program `program` that cannot be read; the text says what to export instead. `damaged`: not to be read
   * from `line` and `column` on. `expression`: something at `line` and `column` that would have to be calculated.
   * `nested`: lists in lists beyond any real log. `unknown`: nothing that any reader knows. `no_samples`: a log without
   * readings. `no_bean`: no bean temperature anywhere. `row`: the row `row` of a table cannot be read. `slow`: not read
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
