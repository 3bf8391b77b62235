import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { found } from '../../parts/choice/choices.ts';
import { FindBox } from '../../parts/choice/FindBox.tsx';
import { FoundOption } from '../../parts/choice/FoundOption.tsx';
import type { Country } from './countries.ts';
import './country_list.css';

interface Props {
  readonly countries: readonly Country[];
  readonly chosen: readonly string[];
  readonly several: boolean;
  onChoose(id: string): void;
  /** The arrow keys stand at a country. */
  onPoint(id: string): void;
}

/** The countries of the map as a list: found by their names in any language, walked by arrow keys, chosen by Enter. */
export function CountryList({ countries, chosen, several, onChoose, onPoint }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const hits = typed.trim() ? hitsAmong(countries, typed) : countries;
  const at = hits.findIndex((country) => country.id === active);

  const point = (to: number) => {
    const next = hits.at(to)?.id;
    if (next === undefined) return;
    setActive(next);
    onPoint(next);
  };
  const choose = (one: string) => {
    setActive(one);
    onPoint(one);
    onChoose(one);
  };
  const seek = (text: string) => {
    setTyped(text);
    setActive(text.trim() ? (hitsAmong(countries, text)[0]?.id ?? null) : null);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') point(at + 1 < hits.length ? at + 1 : 0);
    else if (key === 'ArrowUp') point(at > 0 ? at - 1 : -1);
    else if (key === 'Enter') {
      if (active !== null && at >= 0) choose(active);
    } else if (key === 'Escape' && typed) seek('');
    else return;
    event.preventDefault();
  };
  return (
    <search className="country-list">
      <FindBox
        typed={typed}
        seek={seek}
        aria-label={t('map_find')}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={at >= 0 ? `${id}${active}` : undefined}
        placeholder={t('map_find')}
        press={press}
      />
      {/* A press leaves the focus where the person types. */}
      <div
        id={id}
        className="country-hits"
        role="listbox"
        tabIndex={-1}
        aria-label={t('map_countries')}
        aria-multiselectable={several || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {hits.map((country) => (
          <FoundOption
            key={country.id}
            id={`${id}${country.id}`}
            className="country-hit"
            isActive={country.id === active}
            isChosen={chosen.includes(country.id)}
            aria-selected={chosen.includes(country.id)}
            data-active={country.id === active || undefined}
            onClick={() => choose(country.id)}
          >
            <span>{country.label}</span>
            <small>{country.subLabel}</small>
          </FoundOption>
        ))}
      </div>
      {hits.length === 0 && (
        <p className="country-none" role="status">
          {t('nothing_found')}
        </p>
      )}
    </search>
  );
}

function hitsAmong(countries: readonly Country[], typed: string): Country[] {
  const byChoice = new Map(countries.map((country) => [country.choice, country]));
  return found([...byChoice.keys()], typed).flatMap((choice) => byChoice.get(choice) ?? []);
}
