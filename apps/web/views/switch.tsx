import { flagView } from '../engine/field/flag.tsx';
import type { FieldView } from '../engine/field/view.ts';
import '../parts/choice/picks.css';

const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** A flag that is turned on and off. */
export const switchView: FieldView<'flag'> = {
  ...flagView,
  Input: ({ label, value, control, set, leave }) => (
    <label className="pick field-flag">
      <input
        {...control}
        {...SWITCH}
        checked={value ?? false}
        onChange={(event) => set(event.currentTarget.checked)}
        onBlur={leave}
      />
      {label}
    </label>
  ),
};
