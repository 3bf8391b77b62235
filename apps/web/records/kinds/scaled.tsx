import { numberView } from '../field/number.tsx';
import type { FieldView } from '../field/view.ts';

export const scaledView: FieldView<'scaled'> = { ...numberView, room: 92 };
