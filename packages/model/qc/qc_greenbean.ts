import { ref } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { qcFields, qcLayout, qcNote, qcRights } from './qc.ts';

/** How the green coffee of a lot tasted. */
export const roasterQcGreenbean = defineEntity({
  ...qcNote,
  name: 'roaster_qc_greenbean',
  fields: {
    ...qcFields,
    greenbean_year_seq: ref({ to: 'roaster_greenbean_year', required: true, view: 'cupped' }),
  },
});

/** The list and form of how lots tasted. */
export const roasterQcGreenbeanScreen = defineScreen(roasterQcGreenbean, {
  name: 'roaster_qc_greenbean',
  path: '/api/roaster/qc/greenbean',
  ...qcRights,
  ...qcLayout('greenbean_year_seq'),
});
