import { type KeyboardEvent, memo, type Ref, useId } from 'react';
import { t } from '../../../base/texts/index.ts';
import type { Choice } from '../../../parts/choice/choices.ts';
import { FindBox } from '../../../parts/choice/FindBox.tsx';
import { FoundOption } from '../../../parts/choice/FoundOption.tsx';
import { familyLook } from '../../../parts/flavor/family_look.ts';
import { colourOf, type Flavors, wayTo } from './flavors.ts';
import { useHits } from './useHits.ts';
import './search.css';

interface Props {
  readonly flavors: Flavors;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly box?: Ref<HTMLInputElement>;
  /** The arrow keys stand at a hit. */
  onPoint(id: string): void;
  onToggle(id: string): void;
  /** Keeps what no flavor says as an own word, where there is a place for it. */
  onWrite?(word: string): void;
  /** One is chosen, or nothing is looked for any more. */
  onDone?(): void;
}

/**
 * Finds flavors by their names in any language, other words for them, and initial consonants. The arrow keys walk what
 * was found, and each shows itself on the wheel; Enter chooses.
 */
export const FlavorSearch = memo(function FlavorSearch(props: Props) {
  const { flavors, choices, chosen, box, onPoint, onToggle, onWrite, onDone } = props;
  const { typed, hits, active, seek, step } = useHits(choices, onPoint);
  const list = useId();
  const word = typed.trim();
  const mayWrite = hits.length === 0 && onWrite !== undefined;
  const choose = (id: string) => {
    onToggle(id);
    seek('');
    onDone?.();
  };
  const write = () => {
    onWrite?.(word);
    seek('');
    onDone?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && active) step(1);
    else if (event.key === 'ArrowUp' && active) step(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Enter' && word && mayWrite) write();
    else if (event.key === 'Escape' && typed) seek('');
    else if (event.key === 'Escape' && onDone) onDone();
    else return;
    event.preventDefault();
  };
  return (
    <search className="flavor-search">
      <FindBox
        ref={box}
        typed={typed}
        seek={seek}
        aria-label={t('wheel_find')}
        aria-expanded={word !== ''}
        aria-controls={word ? list : undefined}
        aria-activedescendant={active && `${list}-${active}`}
        placeholder={t('wheel_find_hint')}
        enterKeyHint="done"
        press={press}
      />
      {word && (
        // A press leaves the focus where the person types.
        <div
          id={list}
          className="flavor-hits"
          role="listbox"
          tabIndex={-1}
          aria-label={t('wheel_found')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {hits.map((id) => (
            <Hit
              key={id}
              {...{ id, flavors }}
              domId={`${list}-${id}`}
              isActive={id === active}
              isChosen={chosen.includes(id)}
              choose={choose}
            />
          ))}
          {hits.length === 0 && <Nothing text={mayWrite ? t('wheel_write', { word }) : undefined} write={write} />}
        </div>
      )}
    </search>
  );
});

/** A list has an option always: that nothing fits, and where own words are kept, that it can be written. */
function Nothing({ text, write }: { readonly text: string | undefined; write(): void }) {
  return (
    <button
      type="button"
      role="option"
      tabIndex={-1}
      className="flavor-hit"
      aria-selected={text !== undefined}
      aria-disabled={text === undefined}
      onClick={() => text && write()}
    >
      <small>{t('nothing_found')}</small>
      {text && <span>{text}</span>}
    </button>
  );
}

interface HitProps {
  readonly id: string;
  readonly domId: string;
  readonly flavors: Flavors;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  choose(id: string): void;
}

function Hit({ id, domId, flavors, isActive, isChosen, choose }: HitProps) {
  const flavor = flavors.byId.get(id);
  return (
    <FoundOption
      id={domId}
      className="flavor-hit"
      {...{ isActive, isChosen }}
      {...familyLook(colourOf(flavors, id))}
      aria-selected={isActive}
      aria-checked={isChosen}
      onClick={() => choose(id)}
    >
      <span className="flavor-dot">{flavor?.label ?? id}</span>
      <small>{[flavor?.subLabel, wayTo(flavors, id)].filter(Boolean).join(' · ')}</small>
    </FoundOption>
  );
}
