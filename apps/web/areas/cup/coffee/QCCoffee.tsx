import { calledOr, readKey, type Screen, textOrNull } from '@hanjan/core';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useKnown } from '../../../records/lookup/useRecords.ts';
import { ScreenFrame } from '../../../records/screen/ScreenFrame.tsx';
import { CoffeeOverTime } from './CoffeeOverTime.tsx';
import { useCoffeeNotes } from './useCoffeeNotes.ts';
import './coffee.css';

/** All notes of one coffee: its scores over time, how tasters scored it, the notes beneath. */
export default function QCCoffee() {
  return <ScreenFrame name="cafe_qc_coffeebean">{(screen) => <OfCoffees screen={screen} />}</ScreenFrame>;
}

function OfCoffees({ screen }: { readonly screen: Screen }) {
  const [path, navigate] = useLocation();
  const asked = readKey(new URLSearchParams(useSearch()).get('of') ?? '') ?? null;
  const { data, error, refetch } = useCoffeeNotes(screen, asked);
  const coffees = useKnown('cafe_coffeebean') ?? [];
  if (!data) return error ? <AnswerState answer={error.answer} onRetry={() => refetch()} /> : <SkeletonRows rows={6} />;
  const { coffee, notes, brews } = data;
  if (!coffee) return <Empty isPage title={t('coffee_notes_none_title')} text={t('coffee_notes_none_text')} />;
  const named = coffees.map(({ coffeebean_seq, coffeebean_name: name, coffeebean_name_locale: name_locale }) => {
    const names = { name: textOrNull(name), name_locale: textOrNull(name_locale) };
    return { value: String(coffeebean_seq), label: calledOr(names, Number(coffeebean_seq), currentLocale()) };
  });
  const value = String(coffee.key);
  const name = calledOr(coffee, coffee.key, currentLocale());
  // One that is used no more is in no list, and its notes are there all the same.
  const isListed = named.some((one) => one.value === value);
  return (
    <article className="coffee-notes">
      <header>
        <h1>{t('menu_cupnote_coffee')}</h1>
        <p>{t('coffee_notes_lead')}</p>
        <Select
          label={t('coffeebean_seq')}
          value={value}
          onChange={({ currentTarget }) => navigate(`${path}?of=${currentTarget.value}`)}
          data={isListed ? named : [{ value, label: name }, ...named]}
        />
      </header>
      {error && <Failed text={error.answer.description} onRetry={() => refetch()} />}
      {notes.length === 0 && brews.length === 0 ? (
        <Empty title={t('coffee_notes_empty_title')} text={t('coffee_notes_empty_text')} />
      ) : (
        <CoffeeOverTime {...{ screen, name }} coffee={coffee.key} noted={data} />
      )}
    </article>
  );
}
