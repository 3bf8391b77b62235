import type { WheelNode } from '@hanjan/charts/wheel/tree.ts';
import { familyLook } from '../../../parts/flavor/family_look.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { colourOf, type Flavors } from './flavors.ts';
import './flavor_list.css';

interface Pick {
  readonly flavors: Flavors;
  readonly chosen: readonly string[];
  nameOf(id: string): string;
  toggle(id: string): void;
}

const idsBelow = ({ id, children }: WheelNode): string[] => [id, ...children.flatMap(idsBelow)];

/** The families of the wheel; each opens to its groups and their flavors, and every one of them can be chosen. */
export function FlavorTreeList(pick: Pick) {
  return (
    <div className="flavor-tree">
      {pick.flavors.families.map((family) => {
        const { id } = family;
        const count = idsBelow(family).filter((one) => pick.chosen.includes(one)).length;
        return (
          <details key={id} {...familyLook(family.color)}>
            <summary>
              <span className="flavor-dot">{pick.nameOf(id)}</span>
              {count > 0 && <span className="flavor-count number">{count}</span>}
              <Icon name="down" size={16} />
            </summary>
            <FlavorToggles {...pick} ids={[id]} />
            {family.children.map((group) => (
              <FlavorToggles key={group.id} {...pick} ids={idsBelow(group)} />
            ))}
          </details>
        );
      })}
    </div>
  );
}

/** Flavors side by side, each pressed or not. */
export function FlavorToggles({ flavors, chosen, nameOf, toggle, ids }: Pick & { readonly ids: readonly string[] }) {
  return (
    <div className="flavor-toggles">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          {...familyLook(colourOf(flavors, id))}
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}
