/** An element of a drawing, as far as its attributes are asked for. */
export type Attributes = Pick<Element, 'localName' | 'getAttribute'>;

/** A length or another number that an attribute says; one in `em` is of a size. */
export function numberOf(element: Attributes, name: string, otherwise: number, size = 1): number {
  const written = element.getAttribute(name);
  const value = Number.parseFloat(written ?? '');
  if (Number.isNaN(value)) return otherwise;
  return written?.endsWith('em') ? value * size : value;
}

/** An attribute of an element, or of the nearest one around it that has it. */
export const inherited = (element: Element, name: string): string | null =>
  element.closest(`[${name}]`)?.getAttribute(name) ?? null;
