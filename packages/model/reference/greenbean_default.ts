import { flag, memo, serial, text } from '@hanjan/core';
import { defineEntity } from '../define.ts';
import { measuredFields, measuredRules, originFields } from '../shared/greenbean.ts';

/** A green bean as its seller offers it, from which a roastery's own is filled. */
export const greenbeanDefault = defineEntity({
  name: 'greenbean_default',
  scope: 'none',
  key: 'greenbean_default_seq',
  label: { plain: 'greenbean_name', locale: 'greenbean_name_locale' },
  fields: {
    greenbean_default_seq: serial({}),
    greenbean_name_locale: text({ required: true, min: 3, max: 300 }),
    greenbean_name: text({ required: true, min: 3, max: 300 }),
    greenbean_nick_locale: text({ max: 300 }),
    greenbean_nick: text({ max: 300 }),
    ...originFields,
    ...measuredFields,
    greenbean_desc: memo({ max: 10000 }),
    greenbean_use: flag({ initial: true, view: 'word' }),
  },
  rules: measuredRules,
});
