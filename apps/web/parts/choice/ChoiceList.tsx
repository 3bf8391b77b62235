import { Combobox } from '@mantine/core';
import { t } from '../../i18n/index.ts';
import { Icon } from '../Icon.tsx';
import { type ChoiceId, choicesOf, found, type Offer } from './choices.ts';
import './choice.css';

export interface ChoiceListProps {
  readonly id?: string | undefined;
  /** What is chosen here. */
  readonly label: string;
  readonly offer: Offer;
  readonly search: string;
  /** The choice that opens a field for own words; it stands last and is always found. */
  readonly own?: { readonly id: ChoiceId; readonly name: string } | undefined;
  isChosen(id: ChoiceId): boolean;
}

/** What can be chosen, under headings; what was found, without. */
export function ChoiceList({ id: listId, label, offer, search, own, isChosen }: ChoiceListProps) {
  const { sections, retry } = offer;
  const typed = search.trim();
  const listed = typed ? [{ id: '', title: '', choices: found(choicesOf(offer), typed) }] : (sections ?? []);
  const isNothing = listed.every(({ choices }) => choices.length === 0);
  const option = ({ id, name }: { readonly id: ChoiceId; readonly name: string }) => (
    <Combobox.Option key={id} value={String(id)} active={isChosen(id)} aria-checked={isChosen(id)} className="choice">
      {name}
      {isChosen(id) && <Icon name="check" size={16} />}
    </Combobox.Option>
  );
  return (
    <Combobox.Options id={listId} className="choices" aria-label={label}>
      {isNothing && (
        <Combobox.Empty>{t(sections ? 'nothing_found' : retry ? 'error_title' : 'loading')}</Combobox.Empty>
      )}
      {!sections && retry && (
        <Combobox.Option value="" className="choice" onClick={retry}>
          {t('retry')}
          <Icon name="again" size={16} />
        </Combobox.Option>
      )}
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
