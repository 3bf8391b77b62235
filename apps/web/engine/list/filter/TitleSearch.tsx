import type { Screen } from '@hanjan/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { t, textOf } from '../../../i18n/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { cleanTitle } from '../address.ts';
import { Choose } from '../Choose.tsx';
import type { ListAddress } from '../useListState.ts';

const WAIT_MS = 300;

interface Props {
  readonly screen: Screen;
  readonly list: ListAddress;
}

/** Free text, looked for in all title fields or in one of them. It searches when the person pauses or presses Enter. */
export function TitleSearch({ screen, list }: Props) {
  const { searchTitle, searchType } = list.state;
  const [typed, setTyped] = useState(searchTitle);
  const id = useId();
  const fields = screen.list.title;
  // Going on typing is one step for back.
  const search = useDebouncedCallback((text: string) => {
    const isSame = cleanTitle(text) === searchTitle;
    if (!isSame) list.change({ searchTitle: text }, { replace: searchTitle !== '' && cleanTitle(text) !== '' });
  }, WAIT_MS);

  // What is being typed stays as it is, with its spaces, unless the address says something else.
  useEffect(() => {
    search.cancel();
    setTyped((now) => (cleanTitle(now) === searchTitle ? now : searchTitle));
  }, [search, searchTitle]);

  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search.flush();
  };
  return (
    <div className="list-filter list-search">
      <label htmlFor={id}>{t('list_search')}</label>
      <div className="list-well" data-active={searchTitle !== '' || undefined}>
        <Icon name="search" size={16} />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder={fields.map((name) => textOf(name)).join(', ')}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={submit}
        />
        {typed && (
          <button
            type="button"
            className="list-clear"
            aria-label={t('clear_of', { name: t('list_search') })}
            onClick={() => type('')}
          >
            <Icon name="close" size={16} />
          </button>
        )}
        {fields.length > 1 && (
          <Choose
            label={(name) => t('list_search_in', { name })}
            options={[null, ...fields]}
            chosen={searchType}
            textOf={(name) => (name ? textOf(name) : t('list_all'))}
            choose={(name) => list.change({ searchType: name })}
          />
        )}
      </div>
    </div>
  );
}
