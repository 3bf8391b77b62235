import { Switch } from '../../parts/choice/Switch.tsx';
import type { FieldView } from '../field/view.ts';
import { flagView } from '../kinds/flag.tsx';

/** A flag that is turned on and off. */
export const switchView: FieldView<'flag'> = {
  ...flagView,
  Input: ({ label, value, control, set, leave }) => (
    <Switch
      {...control}
      className="field-flag"
      checked={value ?? false}
      onChange={(event) => set(event.currentTarget.checked)}
      onBlur={leave}
    >
      {label}
    </Switch>
  ),
};
