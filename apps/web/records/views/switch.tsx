import { Switch } from '../../parts/choice/Switch.tsx';
import type { InputView } from '../field/view.ts';
import { flagInput } from '../kinds/input/flag.tsx';

/** A flag that is turned on and off. */
export const switchInput: InputView<'flag'> = {
  ...flagInput,
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
