import { Icon } from '../../parts/Icon.tsx';
import { coloursOf, type FlavorNode, type FlavorTree } from './tree.ts';

interface Pick {
  readonly tree: FlavorTree;
  readonly chosen: readonly string[];
  nameOf(id: string): string;
  toggle(id: string): void;
}

const idsBelow = ({ code, children }: FlavorNode): string[] => [code.code_id, ...children.flatMap(idsBelow)];

/** The nine families; each opens to its groups and their flavors, and every one of them can be chosen. */
export function FlavorTreeList(pick: Pick) {
  return (
    <div className="flavor-tree">
      {pick.tree.families.map((family) => {
        const { code_id } = family.code;
        const count = idsBelow(family).filter((id) => pick.chosen.includes(id)).length;
        return (
          <details key={code_id} data-family={coloursOf(pick.tree, code_id)}>
            <summary>
              <span className="flavor-dot">{pick.nameOf(code_id)}</span>
              {count > 0 && <span className="flavor-count number">{count}</span>}
              <Icon name="down" size={16} />
            </summary>
            <FlavorToggles {...pick} ids={[code_id]} />
            {family.children.map((group) => (
              <FlavorToggles key={group.code.code_id} {...pick} ids={idsBelow(group)} />
            ))}
          </details>
        );
      })}
    </div>
  );
}

/** Flavors side by side, each pressed or not. */
export function FlavorToggles({ tree, chosen, nameOf, toggle, ids }: Pick & { readonly ids: readonly string[] }) {
  return (
    <div className="flavor-toggles">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          data-family={coloursOf(tree, id)}
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}
