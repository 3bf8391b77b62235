import { StoredFile } from '../../../parts/file/StoredFile.tsx';
import type { CellView } from '../../field/view.ts';

export const fileCell: CellView<'file'> = {
  Cell: ({ value, dense }) => (dense ? <bdi>{value[0]}</bdi> : <StoredFile file={value} />),
};
