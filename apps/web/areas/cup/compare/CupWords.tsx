import { tagText } from '@hanjan/charts/radar/compare.ts';
import { type Entity, kindOf, type Names } from '@hanjan/core';
import type { ReactNode } from 'react';
import { t } from '../../../base/texts/index.ts';
import { FlavorChip } from '../../../parts/flavor/FlavorChip.tsx';
import { colourOf } from '../wheel/flavors.ts';
import { useKnownFlavors } from '../wheel/useFlavors.ts';
import { type ComparedNote, sharedOf, wordFields, wordsIn } from './compare.ts';

interface Props {
  readonly entity: Entity;
  readonly names: Names;
  readonly compared: readonly ComparedNote[];
}

/** Which flavors and feelings all notes have, which some, and which one alone. */
export function CupWords({ entity, names, compared }: Props) {
  const fields = wordFields(entity);
  const flavors = useKnownFlavors('FLVR');
  // A word means what its field is about: sweet in the cup is not sweet in the aftertaste.
  const lists = compared.map(({ note }) => fields.flatMap((name) => wordsIn(note, name).map((id) => `${name} ${id}`)));
  const { all, some, only } = sharedOf(lists);
  const chip = (word: string, more?: string): ReactNode => {
    const [name = '', ...rest] = word.split(' ');
    const id = rest.join(' ');
    const field = entity.fields[name];
    const text = field ? kindOf(field).show([id], field, names) : id;
    const inside = more ? `${text} ${more}` : text;
    return (
      <li key={word}>
        {field?.view === 'flavors' ? (
          <FlavorChip family={colourOf(flavors, id)}>{inside}</FlavorChip>
        ) : (
          <span className="cups-word">{inside}</span>
        )}
      </li>
    );
  };
  const line = (key: string, label: string, chips: readonly ReactNode[]) =>
    chips.length > 0 && (
      <div key={key}>
        <dt>{label}</dt>
        <dd>
          <ul>{chips}</ul>
        </dd>
      </div>
    );
  const tagsOf = (at: readonly number[]) => at.map((nth) => tagText(compared[nth]?.nth ?? nth)).join('·');
  return (
    <section className="cups-words">
      <h2>{t('qc_compare_words')}</h2>
      {lists.flat().length === 0 ? (
        <p>{t('qc_compare_no_words')}</p>
      ) : (
        <dl>
          {line(
            'all',
            t('qc_compare_all'),
            all.map((word) => chip(word)),
          )}
          {line(
            'some',
            t('qc_compare_some'),
            some.map(({ word, at }) => chip(word, tagsOf(at))),
          )}
          {compared.map(({ key, nth, name }, at) =>
            line(
              String(key),
              t('qc_compare_only', { name: `${tagText(nth)} ${name}` }),
              (only[at] ?? []).map((word) => chip(word)),
            ),
          )}
        </dl>
      )}
    </section>
  );
}
