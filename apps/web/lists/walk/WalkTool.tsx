import type { Row, Screen } from '@hanjan/core';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { grouped } from '../../base/texts/numbers.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { RecordAddress } from '../../records/store/useAddress.ts';
import type { Step } from './neighbours.ts';
import { useNeighbours } from './useNeighbours.ts';
import './walk.css';

interface Props {
  readonly screen: Screen;
  readonly record: Row;
  readonly address: RecordAddress;
}

type Way = 'previous' | 'next';
const KEYS: Readonly<Record<string, Way>> = { ArrowUp: 'previous', ArrowDown: 'next' };

/** By which link the person came here, which is to have the focus here too. */
let pressed: Way | null = null;

/** The place of a record in its list, and the ways to the records beside it: by links, and by Alt with an arrow key. */
export function WalkTool({ screen, record, address }: Props) {
  const { found, isPending } = useNeighbours(screen, record);
  const frame = useRef<HTMLElement>(null);
  const hrefOf = (step: Step | null | undefined) => step && address.beside(step.id, step.page);
  const ways = { previous: hrefOf(found?.previous), next: hrefOf(found?.next) };
  const latest = useRef({ ways, go: address.go });
  latest.current = { ways, go: address.go };

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const way = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey ? KEYS[event.key] : undefined;
      const href = way && latest.current.ways[way];
      if (!href || isTyping(event.target)) return;
      event.preventDefault();
      latest.current.go(href, { replace: true });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  useEffect(() => {
    if (!found || pressed === null) return;
    const links = [...(frame.current?.querySelectorAll('a') ?? [])];
    const link = links.find(({ dataset }) => dataset.way === pressed);
    if (!link && isPending) return;
    (link ?? links[0])?.focus();
    pressed = null;
  }, [found, isPending]);

  if (!found) return null;
  const { nth, count } = found;
  return (
    <nav ref={frame} className="walk" aria-label={t('walk')}>
      <span className="number" title={t('walk_place', { nth, count })}>
        {grouped(`${nth}`)} / {grouped(`${count}`)}
      </span>
      <WayLink way="previous" href={ways.previous} label={t('walk_previous')} />
      <WayLink way="next" href={ways.next} label={t('walk_next')} />
    </nav>
  );
}

interface WayProps {
  readonly way: Way;
  readonly href: string | null | undefined;
  readonly label: string;
}

/** Where there is no record to go to, the arrow's place stays. */
function WayLink({ way, href, label }: WayProps) {
  const arrow = <Icon name="down" />;
  const key = way === 'next' ? 'ArrowDown' : 'ArrowUp';
  if (!href) return <span data-way={way}>{arrow}</span>;
  return (
    <Link
      href={href}
      replace
      data-way={way}
      aria-label={label}
      title={`${label} (Alt+${way === 'next' ? '↓' : '↑'})`}
      aria-keyshortcuts={`Alt+${key}`}
      onClick={() => {
        pressed = way;
      }}
    >
      {arrow}
    </Link>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [role="menu"]') !== null;
