import { codes, text } from '@hanjan/core';

/** What lists of up to 20 beans can have together. */
const MANY = 6000;
const own = text({ min: 3, max: 300, readonly: true });

const listed = <const G extends string, const E extends string>(group: G, etc: E) =>
  codes({ group, etc, max: MANY, readonly: true });

/** What the green beans of a roast are, brought together: the server gives it from the beans. */
export const beanFields = {
  roasting_country_list: listed('CNTR', 'roasting_country_etc'),
  roasting_country_etc: own,
  roasting_grade_list: listed('BGRD', 'roasting_grade_etc'),
  roasting_grade_etc: own,
  roasting_grade_detail_list: listed('BQLT', 'roasting_grade_detail_etc'),
  roasting_grade_detail_etc: own,
  roasting_variety_list: listed('VRT', 'roasting_variety_etc'),
  roasting_variety_etc: own,
  roasting_process_list: listed('PRCS', 'roasting_process_etc'),
  roasting_process_etc: own,
} as const;

/** The fields of the beans in the order of a form. */
export const BEANS = Object.keys(beanFields) as readonly (keyof typeof beanFields)[];

/** What the beans of a blend are, brought together from its roasted batches. */
export const blendBeanFields = {
  blending_country_list: listed('CNTR', 'blending_country_etc'),
  blending_country_etc: own,
  blending_grade_list: listed('BGRD', 'blending_grade_etc'),
  blending_grade_etc: own,
  blending_grade_detail_list: listed('BQLT', 'blending_grade_detail_etc'),
  blending_grade_detail_etc: own,
  blending_variety_list: listed('VRT', 'blending_variety_etc'),
  blending_variety_etc: own,
  blending_process_list: listed('PRCS', 'blending_process_etc'),
  blending_process_etc: own,
} as const;

/** The fields of a blend's beans in the order of a form. */
export const BLEND_BEANS = Object.keys(blendBeanFields) as readonly (keyof typeof blendBeanFields)[];
