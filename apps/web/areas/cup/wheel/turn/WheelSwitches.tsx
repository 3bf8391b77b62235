import { memo } from 'react';
import { t } from '../../../../base/texts/index.ts';
import { Switch } from '../../../../parts/choice/Switch.tsx';
import '../switches.css';

const TEXTS = {
  reverse: 'wheel_reverse',
  simple: 'wheel_simple',
  showSub: 'wheel_other_names',
  isList: 'wheel_list',
} as const;

type Name = keyof typeof TEXTS;

/** How the wheel is shown, as far as somebody may choose it here. */
export type WheelLook = Partial<Readonly<Record<Name, boolean>>>;

interface Props {
  readonly look: WheelLook;
  change(look: WheelLook): void;
}

/** Ways to see the flavors, each on or off. */
export const WheelSwitches = memo(function WheelSwitches({ look, change }: Props) {
  const names = (Object.keys(TEXTS) as Name[]).filter((name) => look[name] !== undefined);
  return (
    <ul className="wheel-switches">
      {names.map((name) => (
        <li key={name}>
          <Switch checked={look[name]} onChange={(event) => change({ [name]: event.currentTarget.checked })}>
            {t(TEXTS[name])}
          </Switch>
        </li>
      ))}
    </ul>
  );
});
