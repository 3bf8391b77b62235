import { Combobox } from '@mantine/core';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { type Choice, type ChoiceId, found, type Section } from '../../lookup/choices.ts';
import './choice.css';

export interface ChoiceListProps {
  readonly id?: string | undefined;
  /** Name of the field. */
  readonly label: string;
  /** Undefined until they are known. */
  readonly sections: readonly Section[] | undefined;
  readonly search: string;
  /** The choice that opens a field for own words; it stands last and is always found. */
  readonly own?: { readonly id: ChoiceId; readonly name: string } | undefined;
  isChosen(id: ChoiceId): boolean;
}

/** All choices of some sections. */
export const choicesOf = (sections: readonly Section[] | undefined): readonly Choice[] =>
  sections?.flatMap(({ choices }) => choices) ?? [];

/** What can be chosen, under headings; what was found, without. */
export function ChoiceList({ id: listId, label, sections, search, own, isChosen }: ChoiceListProps) {
  const typed = search.trim();
  const listed = typed ? [{ id: '', title: '', choices: found(choicesOf(sections), typed) }] : (sections ?? []);
  const isNothing = listed.every(({ choices }) => choices.length === 0);
  const option = ({ id, name }: { readonly id: ChoiceId; readonly name: string }) => (
    <Combobox.Option key={id} value={String(id)} active={isChosen(id)} className="choice">
      {name}
      {isChosen(id) && <Icon name="check" size={16} />}
    </Combobox.Option>
  );
  return (
    <Combobox.Options id={listId} className="choices" aria-label={label}>
      {isNothing && <Combobox.Empty>{t(sections ? 'nothing_found' : 'loading')}</Combobox.Empty>}
      {listed.map(({ id, title, choices }) =>
        title ? (
          <Combobox.Group key={id} label={title}>
            {choices.map(option)}
          </Combobox.Group>
        ) : (
          choices.map(option)
        ),
      )}
      {own && option(own)}
    </Combobox.Options>
  );
}
