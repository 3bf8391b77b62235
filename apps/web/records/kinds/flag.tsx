import { t, textOf } from '../../base/texts/index.ts';
import { Flag } from '../../parts/cell/cells.tsx';
import type { FieldView } from '../field/view.ts';
import '../../parts/choice/picks.css';

/** In a row of a list only what is so is said, as a small flag. */
export const flagView: FieldView<'flag'> = {
  named: true,
  Input: ({ label, value, control, set, leave }) => (
    <label className="pick field-flag">
      <input
        {...control}
        type="checkbox"
        checked={value ?? false}
        onChange={(event) => set(event.currentTarget.checked)}
        onBlur={leave}
      />
      {label}
    </label>
  ),
  Cell: ({ name, value, dense }) => (dense ? value && <Flag text={textOf(name)} /> : t(value ? 'yes' : 'no')),
};
