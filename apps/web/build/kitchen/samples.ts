import { type Entity, type Field, type KindName, kinds } from '@hanjan/core';
import { devKind } from '@hanjan/model/dev/kinds.ts';
import { i18n } from '@lingui/core';

/** A field with the options of one sample, and the values that it takes. */
export interface Sampled {
  readonly name: string;
  readonly field: Field;
  readonly good: readonly unknown[];
}

/** A field for every sample of every kind, named after both: `s_text_0`. */
export const sampled: readonly Sampled[] = (Object.keys(kinds) as KindName[]).flatMap((kind) =>
  kinds[kind].samples.map(({ options, good }, nth) => ({
    name: `s_${kind}_${nth}`,
    field: { kind, ...options } as Field,
    good,
  })),
);

/** An entity with all of them, which no table keeps. */
export const sampleEntity: Entity = {
  ...devKind,
  name: 'dev_sample',
  fields: Object.fromEntries(sampled.map(({ name, field }) => [name, field])),
  derive: [],
  react: {},
};

/** Samples are called what they are called in the code, in every language. */
export function nameSamples(): void {
  const items = sampled.flatMap(({ field }) => ('of' in field ? Object.keys(field.of) : []));
  const names = [...sampled.map(({ name }) => name), ...items];
  i18n.load(i18n.locale, Object.fromEntries(names.map((name) => [name, [name]])));
}
