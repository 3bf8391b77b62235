/** A reason why the embedded database cannot start, reported in one line that says what to do. */
export class EmbeddedFault extends Error {
  override readonly name = 'EmbeddedFault';
}
