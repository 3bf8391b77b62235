/** A wrong environment variable, reported in one line that names it and what is allowed. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
}
