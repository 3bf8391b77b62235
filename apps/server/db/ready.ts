/** A statement that was compiled before, with the values of one call. */
export class Ready<R> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  declare readonly row: R;
  constructor(sql: string, parameters: readonly unknown[]) {
    this.sql = sql;
    this.parameters = parameters;
  }
}
