import { numberOrNull, type Row } from '@hanjan/core';
import { Suspense } from 'react';
import { t, textOf } from '../../../base/texts/index.ts';
import { type Codes, type Group, nameIn, namesIn } from '../code_names.ts';
import { dayText } from './bean_text.ts';
import { drawing } from './chart.ts';
import { Facts } from './Facts.tsx';
import type { PartProps } from './Origin.tsx';
import { Section } from './Section.tsx';

const TasteFlavors = drawing(() => import('../charts/TasteFlavors.tsx'));
const TasteWheel = drawing(() => import('../charts/TasteWheel.tsx'));
const TasteRadar = drawing(() => import('../charts/TasteRadar.tsx'));

/** How a coffee tastes: the words of the notes that stand for it, then the wheel and the radars. */
export function Taste({ info: { cupnote_list = [] }, codes, isBelow }: PartProps) {
  const [first] = cupnote_list;
  if (!first) return null;
  const chosen = [...new Set(cupnote_list.flatMap((note) => listIn(note, 'cupnote_flavor_list')))];
  const hasWheel = chosen.length > 0 && first.cupnote_flavor_wheel_use !== false;
  return (
    <Section title={t('beaninfo_taste')} isBelow={isBelow}>
      {cupnote_list.map((note, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no number for whoever reads them here
        <Note key={nth} {...{ note, codes }} />
      ))}
      {hasWheel && codes?.FLVR && (
        <Suspense fallback={<div className="bean-wheel" />}>
          <TasteWheel codes={codes.FLVR} chosen={chosen} note={first} />
        </Suspense>
      )}
    </Section>
  );
}

const WORDS = [
  ['cupnote_aftertaste_list', 'CNAFTST', 'beaninfo_aftertaste'],
  ['cupnote_texture_list', 'CNTXTR', 'beaninfo_texture'],
  ['cupnote_feeling_list', 'CNFLNG', 'beaninfo_feeling'],
] as const satisfies readonly (readonly [string, Group, string])[];

function Note({ note, codes }: { readonly note: Row; readonly codes: Codes }) {
  const flavors = listIn(note, 'cupnote_flavor_list');
  const satis = numberOrNull(note.cupnote_satis);
  const scores = Object.entries(note).filter(([name, value]) => name.endsWith('_point') && typeof value === 'number');
  const words = flavors.map((id) => nameIn(codes, 'FLVR', id)).join(', ');
  return (
    <article className="bean-note">
      <div>
        {typeof note.cupnote_date === 'string' && (
          <p className="bean-day">{t('beaninfo_noted', { day: dayText(note.cupnote_date) })}</p>
        )}
        {flavors.length > 0 && (
          <Suspense fallback={<p className="bean-flavors">{words}</p>}>
            <TasteFlavors codes={codes?.FLVR ?? []} {...{ flavors }} />
          </Suspense>
        )}
        {typeof note.cupnote_desc === 'string' && <p className="bean-words">{note.cupnote_desc}</p>}
        <Facts
          facts={[
            ...WORDS.map(
              ([name, group, key]) => [t(key), namesIn(codes, group, listIn(note, name)).join(', ')] as const,
            ),
            [t('beaninfo_words'), listIn(note, 'cupnote_etc_list').join(', ')],
            [t('beaninfo_satis'), satis === null ? null : `${satis} / 10`],
          ]}
        />
        {scores.length > 0 && (
          <ul className="bean-scores">
            {scores.map(([name, value]) => (
              <li key={name}>
                {textOf(name)} <b>{String(value)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      {scores.length > 0 && (
        <Suspense fallback={<div className="bean-radar" />}>
          <TasteRadar note={note} />
        </Suspense>
      )}
    </article>
  );
}

/** The words of a list of a note. */
const listIn = (note: Row, name: string): readonly string[] => {
  const value = note[name];
  if (typeof value === 'string') return value.split(',').filter(Boolean);
  return Array.isArray(value) ? value.map(String) : [];
};
