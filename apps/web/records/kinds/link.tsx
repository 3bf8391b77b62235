import { LinkBox } from '../../parts/field/LinkBox.tsx';
import { Address } from '../../parts/links/Address.tsx';
import type { FieldView } from '../field/view.ts';

export const linkView: FieldView<'link'> = {
  counted: 'late',
  Input: (props) => <LinkBox {...props} />,
  Cell: ({ value, dense }) => (
    <span className={dense ? 'address-line' : undefined}>
      <Address address={value} />
    </span>
  ),
};
