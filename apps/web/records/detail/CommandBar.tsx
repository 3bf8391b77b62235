import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { orgName } from '../../base/session/org.ts';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useOneOfSeveral } from '../../parts/useOneOfSeveral.ts';
import '../../parts/waiting.css';
import './command.css';

interface Props {
  readonly title: string;
  /** What tells it from others of that name. */
  readonly subtitle?: string;
  /** The address of the list that it belongs to. */
  readonly list: string;
  readonly status?: ReactNode;
  /** Something is being saved; it is said once that takes a while. */
  readonly isBusy?: boolean;
  /** A form is open: on a phone the buttons stay at the bottom. */
  readonly isForm?: boolean;
  /** Buttons, the primary one last. */
  readonly children: ReactNode;
}

const TITLE_ID = 'command-title';

/** Moves the focus to the title that is shown next, after what had it is gone. */
export const focusTitle = (): void => {
  setTimeout(() => document.getElementById(TITLE_ID)?.focus());
};

/** The name of what is shown, the way back to its list, and what can be done. Sticks to the top at a desk. */
export function CommandBar({ title, subtitle, list, status, isBusy = false, isForm = false, children }: Props) {
  const org = useOneOfSeveral();
  return (
    <header className="command" data-form={isForm || undefined}>
      <Link className="command-back" href={list} aria-label={t('record_list')}>
        <Icon name="left" />
      </Link>
      <div className="command-title">
        <h1 id={TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      <div className="command-bar">
        <div className="command-words">
          {isForm && org && <span className="command-org">{orgName(org)}</span>}
          <span className="command-status" role="status">
            {isBusy ? <span className="waiting">{t('record_saving')}</span> : status}
          </span>
        </div>
        {children}
      </div>
    </header>
  );
}
