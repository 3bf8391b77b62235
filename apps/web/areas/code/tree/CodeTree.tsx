import { nameInLocale, type Screen } from '@hanjan/core';
import { type KeyboardEvent, useState } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { DragList } from '../../../parts/rows/DragList.tsx';
import { DragRow } from '../../../parts/rows/DragRow.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states/states.tsx';
import { RecordLink } from '../../../records/views/record_link/RecordLink.tsx';
import { Swatch } from '../Swatch.tsx';
import { type TreeCode, useGroup } from './useGroup.ts';
import '../../../parts/rows/rows.css';
import './tree.css';

interface Props {
  readonly screen: Screen;
  /** The number of the group. */
  readonly group: number;
  /** Whether this person may order them. */
  readonly mayMove: boolean;
}

/** The codes of a group as they stand below one another: dragged, or moved by keys, among those below the same. */
export function CodeTree({ screen, group, mayMove }: Props) {
  const { codes, retry, move } = useGroup(screen, group);
  if (!codes) return retry ? <ErrorState onRetry={retry} /> : <SkeletonRows />;
  const ids = new Set(codes.map(({ code_id }) => code_id));
  // Whatever is not below a code of the group stands at the top: also what belongs to a country.
  const tops = codes.filter(({ code_filter }) => code_filter === null || !ids.has(code_filter));
  const byParent = Map.groupBy(tops, ({ code_filter }) => code_filter);
  return (
    <div className="code-tree">
      {[...byParent].map(([parent, siblings]) => (
        <Level key={parent ?? ''} {...{ codes, siblings, move, mayMove }} title={parent} />
      ))}
    </div>
  );
}

interface LevelProps extends Pick<Props, 'mayMove'> {
  readonly codes: readonly TreeCode[];
  /** Those of them that stand below the same, in order. */
  readonly siblings: readonly TreeCode[];
  /** What they stand below, where that is no code of the group. */
  readonly title?: string | null;
  move(code_seq: number, after: number | null): void;
}

/** Codes that stand below the same. */
function Level({ codes, siblings, title, mayMove, move }: LevelProps) {
  const seqs = siblings.map(({ code_seq }) => String(code_seq));
  const put = (seq: string, to: number) => {
    const others = seqs.filter((one) => one !== seq);
    const place = Math.max(0, Math.min(others.length, to));
    if (mayMove && seqs.indexOf(seq) !== place) move(Number(seq), place === 0 ? null : Number(others[place - 1]));
  };
  const row = (seq: string) => {
    const nth = seqs.indexOf(seq);
    const code = siblings[nth];
    if (!code) return null;
    const by = (step: number) => put(seq, nth + step);
    return (
      <DragRow key={seq} id={seq} nth={nth + 1}>
        <Branch {...{ code, codes, mayMove, move, by }} isFirst={nth === 0} isLast={nth === seqs.length - 1} />
      </DragRow>
    );
  };
  return (
    <div className="code-level">
      {title && <p className="code-level-title">{title}</p>}
      <DragList ids={seqs} onMove={put} row={row} />
    </div>
  );
}

interface BranchProps extends Pick<LevelProps, 'codes' | 'mayMove' | 'move'> {
  readonly code: TreeCode;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves it by one. */
  by(step: 1 | -1): void;
}

/** A code, and below it what stands there once that is opened. */
function Branch({ code, codes, isFirst, isLast, by, ...rest }: BranchProps) {
  const [isOpen, setOpen] = useState(false);
  const below = codes.filter(({ code_filter }) => code_filter === code.code_id);
  const name = nameInLocale(code.code_name, code.code_name_kr, currentLocale());
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    by(step);
  };
  return (
    <fieldset className="code-branch" aria-label={name} onKeyDown={press}>
      <div className="code-line" data-off={!code.code_use || undefined}>
        {below.length > 0 ? (
          <button
            type="button"
            className="code-open"
            aria-expanded={isOpen}
            aria-label={name}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="down" size={16} />
          </button>
        ) : (
          <span />
        )}
        <span className="code-name">
          {code.code_alias1?.startsWith('#') && <Swatch colour={code.code_alias1} />}
          <RecordLink screen="setting_code" id={code.code_seq}>
            {name}
          </RecordLink>
          {below.length > 0 && <span className="number">{below.length}</span>}
        </span>
        {rest.mayMove && (
          <span className="code-ways">
            <Way icon="up" label={t('code_up', { name })} isOff={isFirst} run={() => by(-1)} />
            <Way icon="down" label={t('code_down', { name })} isOff={isLast} run={() => by(1)} />
          </span>
        )}
      </div>
      {isOpen && <Level {...rest} codes={codes} siblings={below} />}
    </fieldset>
  );
}

interface WayProps {
  readonly icon: 'up' | 'down';
  readonly label: string;
  /** It stays where it is and keeps the focus. */
  readonly isOff: boolean;
  run(): void;
}

const Way = ({ icon, label, isOff, run }: WayProps) => (
  <button
    type="button"
    data-way={icon}
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={() => isOff || run()}
  >
    <Icon name="down" size={16} />
  </button>
);
