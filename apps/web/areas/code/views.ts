import { provideViews, type ViewsOf } from '../../records/field/views.ts';
import { filledGroupView } from '../../records/views/filling/filled_group.tsx';
import { codeParentInput } from './code_parent.tsx';
import { colourInput } from './colour.tsx';
import { lineageView } from './lineage.tsx';

/** The views of codes and varieties. */
provideViews({
  inputs: {
    code_parent: codeParentInput,
    colour: colourInput,
  },
  groups: {
    lineage: lineageView,
    placed: filledGroupView,
  },
  readings: {},
} satisfies ViewsOf<'code'>);
