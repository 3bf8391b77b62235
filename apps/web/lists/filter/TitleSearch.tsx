import type { Screen } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { Choose } from '../../parts/Choose.tsx';
import { SearchBox } from '../../parts/filter/SearchBox.tsx';
import { cleanTitle } from '../state/address.ts';
import { columnHead } from '../state/head.ts';
import type { ListAddress } from '../state/useListState.ts';

interface Props {
  readonly screen: Screen;
  readonly list: ListAddress;
}

/** Free text, looked for in all title fields or in one of them. */
export function TitleSearch({ screen, list }: Props) {
  const { searchTitle, searchType } = list.state;
  const fields = screen.list.title;
  const headOf = (name: string) => columnHead(screen, name);
  // Going on typing is one step for back.
  const search = (typed: string) =>
    list.change({ searchTitle: typed }, { replace: searchTitle !== '' && cleanTitle(typed) !== '' });
  return (
    <SearchBox
      label={t('list_search')}
      placeholder={fields.map(headOf).join(', ')}
      text={searchTitle}
      clean={cleanTitle}
      search={search}
    >
      {fields.length > 1 && (
        <Choose
          label={(name) => t('list_search_in', { name })}
          options={[null, ...fields]}
          chosen={searchType}
          textOf={(name) => (name ? headOf(name) : t('list_all'))}
          choose={(name) => list.change({ searchType: name })}
        />
      )}
    </SearchBox>
  );
}
