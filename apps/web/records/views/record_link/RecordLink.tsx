import { may } from '@hanjan/core';
import { tabOf } from '@hanjan/model/menu.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useActor } from '../../../base/session/session.ts';
import { screenNamed } from '../../catalogue.ts';
import '../../../parts/links/address.css';
import './record_link.css';

interface Props {
  /** Name of the screen that shows the record. */
  readonly screen: string;
  /** The record as it stands in an address; none without one. */
  readonly id: unknown;
  readonly children: ReactNode;
}

/** The way to another record for those who may read it; for all others what it is called. */
export function RecordLink({ screen: name, id, children }: Props) {
  const actor = useActor();
  const screen = screenNamed(name);
  const tab = tabOf(name);
  const isOpen = (typeof id === 'number' || typeof id === 'string') && screen && may(actor, screen, 'read');
  if (!isOpen || !tab) return children;
  return (
    <Link href={`${tab.path}/${id}`} className="address record-link">
      {children}
    </Link>
  );
}
