import { numberView } from './number.tsx';
import type { FieldView } from './view.ts';

export const scaledView: FieldView<'scaled'> = { ...numberView, room: 92 };
