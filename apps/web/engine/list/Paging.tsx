import { Link } from 'wouter';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { Popup } from '../../shell/Popup.tsx';
import { PAGE_SIZES } from './address.ts';
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
  const turn = { list, pages, onNear, onTurn };
  const size = (list_count: number) => t('list_size', { count: list_count });
  return (
    <div className="list-paging">
      <nav aria-label={t('list_pages')}>
        <Turn {...turn} to={1} icon="first" label={t('page_first')} />
        <Turn {...turn} to={state.page - 1} icon="left" label={t('page_previous')} />
        {pageLinks(state.page, pages, LINKS[device]).map((page) => (
          <Link
            key={page}
            href={hrefOf({ page })}
            aria-current={page === state.page ? 'page' : undefined}
            onPointerEnter={() => onNear(page)}
            onFocus={() => onNear(page)}
            onClick={onTurn}
          >
            {page}
          </Link>
        ))}
        <Turn {...turn} to={state.page + 1} icon="right" label={t('page_next')} />
        <Turn {...turn} to={pages} icon="last" label={t('page_last')} />
      </nav>
      <Popup
        label={size(state.list_count)}
        button={
          <>
            {size(state.list_count)}
            <Icon name="down" size={16} />
          </>
        }
        items={PAGE_SIZES[device].map((list_count) => ({
          key: String(list_count),
          label: size(list_count),
          chosen: list_count === state.list_count,
          run: () => change({ list_count }),
        }))}
      />
    </div>
  );
}

interface TurnProps extends Props {
  readonly to: number;
  readonly icon: IconName;
  readonly label: string;
}

/** An arrow to another page; where there is none, its place stays. */
function Turn({ list, pages, onNear, onTurn, to, icon, label }: TurnProps) {
  const drawing = <Icon name={icon} size={16} />;
  if (to < 1 || to > pages || to === list.state.page) return <span className="list-turn">{drawing}</span>;
  return (
    <Link
      href={list.hrefOf({ page: to })}
      className="list-turn"
      aria-label={label}
      title={label}
      onPointerEnter={() => onNear(to)}
      onFocus={() => onNear(to)}
      onClick={onTurn}
    >
      {drawing}
    </Link>
  );
}
