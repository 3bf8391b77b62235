import { ETC } from '@hanjan/core';
import { useCodeSections } from '../lookup/sections.ts';
import { NameList, namesOf } from './cells.tsx';
import { ChipsBox } from './parts/ChipsBox.tsx';
import type { FieldView } from './view.ts';

/** Own words stand in a field of their own: a reader is shown those, not the choice that opened it. */
export const codesView: FieldView<'codes'> = {
  counted: 'late',
  Input: (props) => {
    const { field, names, related } = props;
    const sections = useCodeSections(field.group, related);
    return (
      <ChipsBox
        {...props}
        sections={sections}
        nameOf={(id) => names.code(field.group, String(id))}
        own={field.etc ? { id: ETC, name: names.code(field.group, ETC) } : undefined}
      />
    );
  },
  Cell: ({ value, field, names, dense }) => {
    const listed = field.etc ? value.filter((id) => id !== ETC) : value;
    return <NameList items={namesOf(field, listed, names)} dense={dense} />;
  },
};
