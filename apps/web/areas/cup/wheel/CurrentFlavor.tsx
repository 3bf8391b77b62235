import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { type Flavors, wayTo } from './flavors.ts';
import './current.css';

interface Props {
  readonly flavors: Flavors;
  readonly current: string | null;
  readonly chosen: readonly string[];
  /** The name in the other language stands beside. */
  readonly showSub: boolean;
  toggle(id: string): void;
}

/** What lies under the pointer of the dial, large, and choosing it. */
export function CurrentFlavor({ flavors, current, chosen, showSub, toggle }: Props) {
  const flavor = flavors.byId.get(current ?? '') ?? flavors.byId.values().next().value;
  if (!flavor) return null;
  const about = [wayTo(flavors, flavor.id), showSub ? flavor.subLabel : ''];
  const isChosen = chosen.includes(flavor.id);
  return (
    <div className="current-flavor">
      <div>
        <b>{flavor.label}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </div>
      <Button variant="default" aria-pressed={isChosen} onClick={() => toggle(flavor.id)}>
        {t(isChosen ? 'wheel_take_away' : 'wheel_choose')}
      </Button>
    </div>
  );
}
