import { codes, text } from '@hanjan/core';

/** What is known of beans, by the word in the names of fields, with the group of its codes; in the order of a form. */
export const ASPECTS = {
  country: 'CNTR',
  grade: 'BGRD',
  grade_detail: 'BQLT',
  variety: 'VRT',
  process: 'PRCS',
} as const;
export type Aspect = keyof typeof ASPECTS;

/** What lists of up to 20 beans can have together. */
const MANY = 6000;
const own = text({ min: 3, max: 300, readonly: true });

const listed = <const G extends string, const E extends string>(group: G, etc: E) =>
  codes({ group, etc, max: MANY, readonly: true });

/** Of each aspect a list, and the words for what is in no list. */
type BeanFields<P extends string> = {
  readonly [A in Aspect as `${P}_${A}_list`]: ReturnType<typeof listed<(typeof ASPECTS)[A], `${P}_${A}_etc`>>;
} & { readonly [A in Aspect as `${P}_${A}_etc`]: typeof own };

const fieldsOf = <const P extends string>(of: P) =>
  Object.fromEntries(
    Object.entries(ASPECTS).flatMap(([aspect, group]) => [
      [`${of}_${aspect}_list`, listed(group, `${of}_${aspect}_etc`)],
      [`${of}_${aspect}_etc`, own],
    ]),
  ) as unknown as BeanFields<P>;

/** What the green beans of a roast are, brought together: the server gives it from the beans. */
export const beanFields = fieldsOf('roasting');

/** The fields of the beans in the order of a form. */
export const BEANS = Object.keys(beanFields) as readonly (keyof typeof beanFields)[];

/** What the beans of a blend are, brought together from its roasted batches. */
export const blendBeanFields = fieldsOf('blending');

/** The fields of a blend's beans in the order of a form. */
export const BLEND_BEANS = Object.keys(blendBeanFields) as readonly (keyof typeof blendBeanFields)[];
