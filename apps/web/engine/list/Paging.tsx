import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { PAGE_SIZES } from './address.ts';
import { Choose } from './Choose.tsx';
import { pageLinks } from './paging.ts';
import type { ListAddress } from './useListState.ts';

const LINKS = { desk: 10, phone: 5 } as const;

interface Props {
  readonly list: ListAddress;
  readonly pages: number;
  /** A pointer or the focus comes near a page. */
  onNear(page: number): void;
  /** Another page was chosen. */
  onTurn(): void;
}

/** First, previous, numbers, next, last, and how many rows a page has. */
export function Paging({ list, pages, onNear, onTurn }: Props) {
  const { state, device, hrefOf, change } = list;
  const link = (page: number, key: string | number, content: ReactNode, label?: string) => (
    <Link
      key={key}
      href={hrefOf({ page })}
      aria-label={label}
      title={label}
      aria-current={page === state.page ? 'page' : undefined}
      onPointerEnter={() => onNear(page)}
      onFocus={() => onNear(page)}
      onClick={onTurn}
    >
      {content}
    </Link>
  );
  // Where there is no page to turn to, the arrow's place stays.
  const turn = (page: number, icon: IconName, label: string) => {
    const arrow = <Icon name={icon} size={16} />;
    return page < 1 || page > pages || page === state.page ? <span>{arrow}</span> : link(page, icon, arrow, label);
  };
  return (
    <div className="list-paging">
      <nav aria-label={t('list_pages')}>
        {turn(1, 'first', t('page_first'))}
        {turn(state.page - 1, 'left', t('page_previous'))}
        {pageLinks(state.page, pages, LINKS[device]).map((page) => link(page, page, page))}
        {turn(state.page + 1, 'right', t('page_next'))}
        {turn(pages, 'last', t('page_last'))}
      </nav>
      <Choose
        label={(text) => text}
        options={PAGE_SIZES[device]}
        chosen={state.list_count}
        textOf={(count) => t('list_size', { count })}
        choose={(list_count) => change({ list_count })}
      />
    </div>
  );
}
