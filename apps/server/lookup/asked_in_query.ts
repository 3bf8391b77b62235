import { type CodeOffer, type Entity, type Row, readKey } from '@hanjan/core';
import type { Lookup } from '@hanjan/model';

/** What is offered, as far as it can be narrowed. */
type Narrowed = Pick<CodeOffer, 'filters' | 'left' | 'month'> &
  Pick<Lookup, 'also' | 'top'> & { readonly entity: Entity };

/**
 * What a GET asks of a look-up, as the body of a POST says it: keys are numbers, flags true or false, and what comes twice
 * is a list. A text that is none of these stays one and is refused or passed over as in a body.
 */
export function askedInQuery({ entity, filters, left, month, also = {}, top = {} }: Narrowed, query: Row): Row {
  const terms = new Map([...filters.map((name) => [name, name] as const), ...Object.entries(also)]);
  const flags = ['is_used', ...(left ? ['check_instock'] : []), ...Object.keys(top)];
  const read = (term: string, text: unknown): unknown => {
    const kind = flags.includes(term) ? 'flag' : entity.fields[terms.get(term) ?? '']?.kind;
    if (typeof text !== 'string') return text;
    if (term === 'month' && month) return readKey(text) ?? text;
    if (kind === 'flag') return text === 'true' || (text === 'false' ? false : text);
    return kind === 'ref' || kind === 'serial' || kind === 'count' ? (readKey(text) ?? text) : text;
  };
  return Object.fromEntries(
    Object.entries(query).map(([term, said]) => [
      term,
      Array.isArray(said) ? said.map((one) => read(term, one)) : read(term, said),
    ]),
  );
}
