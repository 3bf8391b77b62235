import type { Names, Screen } from '@hanjan/core';
import { useState } from 'react';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Choose } from '../../parts/Choose.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { ActiveFilters } from '../../parts/filter/ActiveFilters.tsx';
import { Well } from '../../parts/filter/Well.tsx';
import { type Filter, filterField } from '../state/filters.ts';
import { columnHead } from '../state/head.ts';
import { ordersOf, orderText } from '../state/order.ts';
import type { ListAddress } from '../state/useListState.ts';
import { filterText } from './filter_text.ts';
import { useUnusedNames } from './offers.ts';
import { FilterPanel } from './panels.tsx';
import { LastTime, QuickFilters } from './QuickFilters.tsx';
import { TitleSearch } from './TitleSearch.tsx';
import './filter.css';

interface Props {
  readonly screen: Screen;
  readonly list: ListAddress;
  readonly names: Names;
  readonly total: number;
}

/** What narrows and orders a list: one line of wells at a desk, a search and a sheet on a phone. */
export function FilterBar(props: Props) {
  const { screen, list } = props;
  useUnusedNames(screen, list.state.filters);
  if (list.device === 'phone') return <PhoneBar {...props} />;
  return (
    <search className="list-filters">
      <FilterInputs {...props} />
      <TitleSearch screen={screen} list={list} />
      <Order screen={screen} list={list} />
      <LastTime {...props} />
    </search>
  );
}

function PhoneBar(props: Props) {
  const { screen, list, names, total } = props;
  const [isOpen, setOpen] = useState(false);
  const { filters } = list.state;
  const active = screen.list.search
    .filter((name) => filters[name] !== undefined)
    .map((name) => ({ name, label: columnHead(screen, name), text: filterText(screen, name, filters[name], names) }));
  const close = () => setOpen(false);
  return (
    <>
      <search className="list-filters">
        <TitleSearch screen={screen} list={list} />
        <Button variant="default" icon="filter" onClick={() => setOpen(true)}>
          {active.length > 0 ? t('list_filters_active', { count: active.length }) : t('list_filters')}
        </Button>
      </search>
      <QuickFilters {...props} />
      {active.length > 0 && (
        <ActiveFilters filters={active} onRemove={(name) => list.change({ filters: without(list, name) })} />
      )}
      {isOpen && (
        <Dialog
          title={t('list_filters')}
          onClose={close}
          actions={<Button onClick={close}>{t('list_show', { count: total })}</Button>}
        >
          <div className="list-sheet">
            <FilterInputs {...props} />
            <Order screen={screen} list={list} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function FilterInputs({ screen, list, names }: Props) {
  const { filters } = list.state;
  return screen.list.search.map((name) => {
    const field = filterField(screen, name);
    const filter = filters[name];
    const label = columnHead(screen, name);
    // Going on choosing in the same filter is one step for back.
    const set = (next: Filter | undefined) =>
      list.change(
        { filters: next === undefined ? without(list, name) : { ...filters, [name]: next } },
        { replace: filter !== undefined && next !== undefined },
      );
    return (
      field && (
        <Well
          key={name}
          label={label}
          text={filterText(screen, name, filter, names)}
          isInline={list.device === 'phone'}
          panel={(close) => <FilterPanel {...{ label, field, filter, names, set, close }} />}
          clear={() => set(undefined)}
        />
      )
    );
  });
}

const Order = ({ screen, list }: Pick<Props, 'screen' | 'list'>) => (
  <div className="list-order">
    <span aria-hidden="true">{t('list_sort')}</span>
    <Choose
      label={(order) => t('list_sorted', { order })}
      options={ordersOf(screen)}
      chosen={list.state.orderType}
      textOf={(order) => orderText(screen, order)}
      choose={(orderType) => list.change({ orderType })}
    />
  </div>
);

const without = ({ state }: ListAddress, name: string) =>
  Object.fromEntries(Object.entries(state.filters).filter(([other]) => other !== name));
