import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { pageLinks } from './page_links.ts';
import './pages.css';

interface Props {
  readonly page: number;
  readonly pages: number;
  /** How many numbers are shown at the most. */
  readonly most: number;
  hrefOf(page: number): string;
  /** A pointer or the focus comes near a page. */
  onNear(page: number): void;
  /** Another page was chosen. */
  onTurn(): void;
}

/** First, previous, numbers, next, last. */
export function PageLinks({ page: current, pages, most, hrefOf, onNear, onTurn }: Props) {
  const frame = useRef<HTMLElement>(null);
  const isTurned = useRef(false);
  // An arrow that led to an end is none any more: the focus goes on to the page that it led to.
  useLayoutEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    const links = frame.current;
    if (links && !links.contains(document.activeElement)) links.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  const link = (page: number, key: string | number, content: ReactNode, label?: string) => (
    <Link
      key={key}
      href={hrefOf(page)}
      aria-label={label}
      title={label}
      aria-current={page === current ? 'page' : undefined}
      onPointerEnter={() => onNear(page)}
      onFocus={() => onNear(page)}
      onClick={() => {
        isTurned.current = true;
        onTurn();
      }}
    >
      {content}
    </Link>
  );
  // Where there is no page to turn to, the arrow's place stays.
  const turn = (page: number, icon: IconName, label: string) => {
    const arrow = <Icon name={icon} size={16} />;
    return page < 1 || page > pages || page === current ? <span>{arrow}</span> : link(page, icon, arrow, label);
  };
  return (
    <nav ref={frame} className="pages" aria-label={t('list_pages')}>
      {turn(1, 'first', t('page_first'))}
      {turn(current - 1, 'left', t('page_previous'))}
      {pageLinks(current, pages, most).map((page) => link(page, page, page))}
      {turn(current + 1, 'right', t('page_next'))}
      {turn(pages, 'last', t('page_last'))}
    </nav>
  );
}
