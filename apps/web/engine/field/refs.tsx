import { useRefSections } from '../lookup/sections.ts';
import { NameList, namesOf } from './cells.tsx';
import { ChipsBox } from './parts/ChipsBox.tsx';
import type { FieldView } from './view.ts';

export const refsView: FieldView<'refs'> = {
  Input: (props) => {
    const { field, names, related } = props;
    const sections = useRefSections(field.to, related);
    return <ChipsBox {...props} sections={sections} nameOf={(key) => names.ref(field.to, Number(key))} />;
  },
  Cell: ({ value, field, names, dense }) => <NameList items={namesOf(field, value, names)} dense={dense} />,
};
