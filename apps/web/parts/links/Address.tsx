import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { readable, targetOf } from './address.ts';
import './address.css';

interface Props {
  readonly address: string;
  readonly className?: string | undefined;
  /** Names it where what it shows does not. */
  readonly label?: string;
  /** What it shows; the address itself when it is not said. */
  readonly children?: ReactNode;
}

/** An address to follow: a page of ours in this tab, one elsewhere in a new one. Text alone when it leads nowhere safe. */
export function Address({ address, className = 'address', label, children }: Props) {
  const target = targetOf(address);
  const shown = children ?? readable(address);
  if (!target) return <span className="address-text">{shown}</span>;
  if (target.path !== null) {
    return (
      <Link href={target.path} className={className} aria-label={label}>
        {shown}
      </Link>
    );
  }
  return (
    <a
      href={target.href}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label && `${label} (${t('new_tab')})`}
    >
      {shown}
      {!label && (
        <>
          <Icon name="leave" size={16} />
          <span className="spoken"> ({t('new_tab')})</span>
        </>
      )}
    </a>
  );
}
