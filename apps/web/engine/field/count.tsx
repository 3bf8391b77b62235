import { numberView } from './number.tsx';
import type { FieldView } from './view.ts';

export const countView: FieldView<'count'> = numberView;
