import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../parts/Icon.tsx';

interface Props {
  readonly title: string;
  /** The list, and the row to return to. */
  readonly list: string;
  readonly row: number | null;
  readonly status?: ReactNode;
  /** A form is open: on a phone the buttons stay at the bottom. */
  readonly isForm?: boolean;
  /** Buttons, the primary one last. */
  readonly children: ReactNode;
}

const TITLE_ID = 'record-title';

/** Moves the focus to the name of the record that is shown next, after the form that had it is gone. */
export const focusTitle = (): void => {
  setTimeout(() => document.getElementById(TITLE_ID)?.focus());
};

/** The name of a record, the way back to its list, and what can be done. Sticks to the top at a desk. */
export function CommandBar({ title, list, row, status, isForm = false, children }: Props) {
  return (
    <header className="command" data-form={isForm || undefined}>
      <Link
        className="command-back"
        href={list}
        state={row === null ? undefined : { row }}
        aria-label={t('record_list')}
      >
        <Icon name="left" />
      </Link>
      <h1 id={TITLE_ID} tabIndex={-1}>
        {title}
      </h1>
      <div className="command-bar">
        <span className="command-status" role="status">
          {status}
        </span>
        {children}
      </div>
    </header>
  );
}
