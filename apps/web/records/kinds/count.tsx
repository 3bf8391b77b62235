import { numberView } from '../field/number.tsx';
import type { FieldView } from '../field/view.ts';

export const countView: FieldView<'count'> = numberView;
