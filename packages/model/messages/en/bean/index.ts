import { beanIntro } from './bean_intro.ts';
import { beaninfo } from './beaninfo.ts';

/** Texts of the pages of coffees that are opened by their links. */
export default {
  ...beaninfo,
  ...beanIntro,
} as const;
