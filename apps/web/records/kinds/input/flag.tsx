import type { InputView } from '../../field/view.ts';
import '../../../parts/choice/picks.css';

export const flagInput: InputView<'flag'> = {
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
};
