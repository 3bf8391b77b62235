/** Of `count` indices about `most`, those that are to be kept among them. */
export function thin(count: number, most: number, keep: ReadonlySet<number>): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => index < most || keep.has(index));
}
