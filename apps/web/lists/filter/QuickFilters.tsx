import type { Names, Screen } from '@hanjan/core';
import { t, textOf } from '../../base/texts/index.ts';
import { endsOf, periods, todayOf } from '../../parts/filter/period.ts';
import { Strip } from '../../parts/size/Strip.tsx';
import { type Filters, filterField, holdsDays, rangeOf } from '../state/filters.ts';
import { useLastNarrowed } from '../state/last_narrowed.ts';
import { parseOrder } from '../state/order.ts';
import type { ListAddress } from '../state/useListState.ts';
import { stateWords } from './filter_text.ts';

interface Props {
  readonly screen: Screen;
  readonly list: ListAddress;
  readonly names: Names;
}

/** The spans that are asked for standing in front of something, with one tap. */
const QUICK = [
  'period_today',
  'period_yesterday',
  'period_this_week',
  'period_last_week',
  'period_last_month',
] as const;

/** On a phone, above the rows: what the list was narrowed by last, and its days by usual spans. */
export function QuickFilters({ screen, list, names }: Props) {
  const name = dayOf(screen);
  const field = name === undefined ? undefined : filterField(screen, name);
  const { filters } = list.state;
  const spans = periods(todayOf(field));
  const toggle = (key: (typeof QUICK)[number], isOn: boolean) => {
    if (!field || name === undefined) return;
    const { [name]: _, ...others } = filters;
    list.change({ filters: (isOn ? others : { ...others, [name]: endsOf(field, spans[key]) }) as Filters });
  };
  return (
    <div className="list-quick">
      <Strip current={undefined}>
        <LastTime {...{ screen, list, names }} />
        {field &&
          QUICK.map((key) => {
            const { from, to } = endsOf(field, spans[key]);
            const now = rangeOf(name === undefined ? undefined : filters[name]);
            const isOn = now.from === from && now.to === to;
            return (
              <button key={key} type="button" aria-pressed={isOn} onClick={() => toggle(key, isOn)}>
                {textOf(key)}
              </button>
            );
          })}
      </Strip>
    </div>
  );
}

/** What the list was narrowed by when it was open last, to have it so again. */
export function LastTime({ screen, list, names }: Props) {
  const last = useLastNarrowed(screen, list);
  if (!last) return null;
  // The order is said last; it is part of what comes back.
  const words = stateWords(screen, last.state, names).slice(0, -1).join(', ');
  return (
    <button type="button" className="list-last" onClick={() => list.open({ id: list.state.view, query: last.query })}>
      {t('list_last', { words })}
    </button>
  );
}

/** The day by which a list is ordered from the start, otherwise the first that it can be narrowed by. */
function dayOf(screen: Screen): string | undefined {
  const { list } = screen;
  const days = list.search.filter((name) => {
    const field = filterField(screen, name);
    return field !== undefined && holdsDays(field);
  });
  return days.find((name) => name === parseOrder(list.order).name) ?? days[0];
}
