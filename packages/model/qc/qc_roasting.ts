import { ref } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { qcFields, qcLayout, qcNote, qcRights } from './qc.ts';

/** How a roast tasted. */
export const roasterQcRoasting = defineEntity({
  ...qcNote,
  name: 'roaster_qc_roasting',
  fields: {
    ...qcFields,
    roasting_result_key: ref({ to: 'roaster_roasting_result', required: true, view: 'cupped' }),
  },
});

/** The list and form of how roasts tasted. */
export const roasterQcRoastingScreen = defineScreen(roasterQcRoasting, {
  name: 'roaster_qc_roasting',
  path: '/api/roaster/qc/roasting',
  ...qcRights,
  ...qcLayout('roasting_result_key'),
});
