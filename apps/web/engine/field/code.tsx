import { useCodeSections } from '../lookup/sections.ts';
import { ChoiceBox } from './parts/ChoiceBox.tsx';
import type { FieldView } from './view.ts';

export const codeView: FieldView<'code'> = {
  Input: (props) => {
    const sections = useCodeSections(props.field.group, props.related);
    return <ChoiceBox {...props} sections={sections} chosen={props.names.code(props.field.group, props.value ?? '')} />;
  },
  Cell: ({ value, field, names }) => names.code(field.group, value),
};
