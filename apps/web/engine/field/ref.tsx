import { useRefSections } from '../lookup/sections.ts';
import { ChoiceBox } from './parts/ChoiceBox.tsx';
import type { FieldView } from './view.ts';

export const refView: FieldView<'ref'> = {
  Input: (props) => {
    const { field, names, related, value } = props;
    const sections = useRefSections(field.to, related);
    return <ChoiceBox {...props} sections={sections} chosen={value === null ? '' : names.ref(field.to, value)} />;
  },
  Cell: ({ value, field, names }) => names.ref(field.to, value),
};
