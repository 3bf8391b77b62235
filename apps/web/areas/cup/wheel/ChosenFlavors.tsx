import { memo, useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { familyLook } from '../../../parts/flavor/family_look.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { colourOf, type Flavors, wayTo } from './flavors.ts';
import './chosen.css';

interface Props {
  readonly flavors: Flavors;
  readonly chosen: readonly string[];
  nameOf(id: string): string;
  onRemove(id: string): void;
  /** Shows it on the wheel. */
  onPoint(id: string): void;
}

/** Chosen flavors in the order of choosing, each with what it lies in. */
export const ChosenFlavors = memo(function ChosenFlavors({ flavors, chosen, nameOf, onRemove, onPoint }: Props) {
  const section = useRef<HTMLElement>(null);
  const remove = (id: string) => {
    onRemove(id);
    // The focus stays among them: on what follows, or on the heading when nothing is left.
    const buttons = [...(section.current?.querySelectorAll<HTMLElement>('.chip-remove') ?? [])];
    const now = chosen.indexOf(id);
    const next = buttons[now + 1] ?? buttons[now - 1] ?? section.current;
    next?.focus();
  };
  return (
    <section ref={section} className="chosen" tabIndex={-1} aria-label={t('wheel_chosen')}>
      <h2 className="wheel-heading">
        {t('wheel_chosen')} <span className="number">{chosen.length}</span>
      </h2>
      {chosen.length === 0 && <p className="chosen-none">{t('wheel_none')}</p>}
      <ol>
        {chosen.map((id) => (
          <li key={id} {...familyLook(colourOf(flavors, id))}>
            <button type="button" className="chosen-name" onClick={() => onPoint(id)}>
              <span>{nameOf(id)}</span>
              <small>{wayTo(flavors, id)}</small>
            </button>
            <button
              type="button"
              className="chip-remove"
              aria-label={t('take_away', { word: nameOf(id) })}
              onClick={() => remove(id)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});
