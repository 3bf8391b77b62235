import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { filledGroupView } from '../../records/views/filling/filled_group.tsx';
import { codeParentView } from './code_parent.tsx';
import { colourView } from './colour.tsx';
import { lineageView } from './lineage.tsx';

/** The views of codes and varieties. */
provideViews({
  fields: {
    code_parent: codeParentView,
    colour: colourView,
  },
  groups: {
    lineage: lineageView,
    placed: filledGroupView,
  },
  readings: {},
} satisfies ViewsOf<'code'>);
