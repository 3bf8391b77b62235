import { code } from '@hanjan/core';

/** How much of its coffee a roastery shows to itself, to linked cafes, to customers and to everybody. */
export const stageFields = {
  roaster_public_stage: code({ required: true, group: 'PBST', initial: 'ALL' }),
  cafe_public_stage: code({ required: true, group: 'PBST', initial: 'DTL' }),
  customer_public_stage: code({ required: true, group: 'PBST', initial: 'NRML' }),
  normal_public_stage: code({ required: true, group: 'PBST', initial: 'LST' }),
} as const;

/** The stages in the order of a form. */
export const STAGES = Object.keys(stageFields) as readonly (keyof typeof stageFields)[];
