import { ref } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { qcFields, qcLayout, qcNote, qcRights } from './qc.ts';

/** How a blend tasted, whichever batch of it. */
export const roasterQcBlending = defineEntity({
  ...qcNote,
  name: 'roaster_qc_blending',
  fields: {
    ...qcFields,
    blending_seq: ref({ to: 'roaster_blending', required: true, view: 'cupped' }),
  },
});

/** The list and form of how blends tasted. */
export const roasterQcBlendingScreen = defineScreen(roasterQcBlending, {
  name: 'roaster_qc_blending',
  path: '/api/roaster/qc/blending',
  ...qcRights,
  ...qcLayout('blending_seq'),
});
