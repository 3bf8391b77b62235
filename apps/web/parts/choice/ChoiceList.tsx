import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { type Choice, type ChoiceId, choicesOf, firstOf, found, type Offer } from './choices.ts';
import './choice.css';

/** What a list offers, what of it is chosen, and what happens then. */
export interface ChoiceListProps {
  readonly id: string;
  /** What is chosen here. */
  readonly label: string;
  readonly offer: Offer;
  readonly search: string;
  /** The choice that opens a field for own words; it stands last and is always found. */
  readonly own?: { readonly id: ChoiceId; readonly name: string } | undefined;
  isChosen(id: ChoiceId): boolean;
  onChoose(id: string): void;
  /** All choices are there, and nothing is being looked for. */
  onShown?(): void;
}

/** So many choices are drawn at once; the rest of a long list follows in the background. */
const AT_ONCE = 60;
/** So many stand in a block that the browser passes over while it is out of sight; as many as its height is made for. */
const IN_BLOCK = 40;

/** What can be chosen, under headings; what was found, without. */
export function ChoiceList({ id, label, offer, search, own, isChosen, onChoose, onShown }: ChoiceListProps) {
  const { sections, retry, part, isSeeking } = offer;
  const typed = search.trim();
  const isWhole = useDeferredValue(typed, null) === typed;
  const listed = useMemo(
    () => (typed ? [{ id: '', title: '', choices: found(choicesOf({ sections }), typed) }] : (sections ?? [])),
    [sections, typed],
  );
  const shown = isWhole ? listed : firstOf(listed, AT_ONCE);
  const isNothing = listed.every(({ choices }) => choices.length === 0);
  const isReady = isWhole && typed === '' && sections !== undefined;
  const wasReady = useRef(false);
  useEffect(() => {
    if (isReady && !wasReady.current) onShown?.();
    wasReady.current = isReady;
  });
  const option = ({ id: choiceId, name }: Pick<Choice, 'id' | 'name'>) => {
    const chosen = isChosen(choiceId);
    return (
      <div
        key={choiceId}
        id={`${id}${choiceId}`}
        role="option"
        tabIndex={-1}
        className="choice"
        aria-checked={chosen}
        data-own={choiceId === own?.id || undefined}
        data-value={choiceId}
      >
        {name}
        {chosen && <Icon name="check" size={16} />}
      </div>
    );
  };
  const blocks = (choices: readonly Choice[]) => {
    const others = choices.filter(({ id: one }) => one !== own?.id);
    const whole = Math.floor(others.length / IN_BLOCK);
    return [
      ...Array.from({ length: whole }, (_, at) => (
        <div key={others[at * IN_BLOCK]?.id} role="presentation" className="choice-block">
          {others.slice(at * IN_BLOCK, (at + 1) * IN_BLOCK).map(option)}
        </div>
      )),
      ...others.slice(whole * IN_BLOCK).map(option),
    ];
  };
  const onClick = ({ target }: MouseEvent) => {
    const value = target instanceof Element ? target.closest<HTMLElement>('[data-value]')?.dataset.value : undefined;
    if (value) onChoose(value);
    else if (value === '') retry?.();
  };
  // A list has an option always: without any, screen readers lose it.
  const alone = isNothing && !own && !retry && ({ role: 'option', 'aria-disabled': true } as const);
  const list = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      className="choices"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {isNothing && (
        <div className="choice-none" {...alone}>
          {t(retry ? 'error_title' : sections && !isSeeking ? 'nothing_found' : 'loading')}
        </div>
      )}
      {isNothing && retry && (
        <div role="option" tabIndex={-1} className="choice" aria-selected={false} data-value="">
          {t('retry')}
          <Icon name="again" size={16} />
        </div>
      )}
      {shown.map(({ id: sectionId, title, choices }) =>
        title ? (
          // biome-ignore lint/a11y/useSemanticElements: a list has no fieldset
          <div key={sectionId} role="group" aria-labelledby={`${id}-${sectionId}`}>
            <div id={`${id}-${sectionId}`} className="choice-title">
              {title}
            </div>
            {blocks(choices)}
          </div>
        ) : (
          blocks(choices)
        ),
      )}
      {own && option(own)}
    </div>
  );
  return (
    <>
      {list}
      {part !== undefined && typed === '' && <p className="choice-none">{t('choice_part', { count: part })}</p>}
    </>
  );
}
