import { localDate } from '@hanjan/core';
import { ActionIcon, Popover } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { Icon } from '../Icon.tsx';
import type { TypedBoxProps } from './box.ts';
import { TextBox } from './TextBox.tsx';
import './date.css';

const Calendar = lazy(() => import('./Calendar.tsx'));

interface Props extends TypedBoxProps {
  /** `YYYY-MM-DD`, as are the bounds. */
  readonly value: string | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  set(date: string): void;
}

/** A date to type, as `2026-11-20` or `20261120`, or to pick from a calendar. */
export function DateBox(props: Props) {
  const { label, value, min, max, set, leave } = props;
  const [isOpen, setOpen] = useState(false);
  const today = localDate();
  const pick = (date: string) => {
    set(date);
    setOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onClose={leave}
      position="bottom-end"
      withRoles={false}
      withinPortal={false}
      returnFocus
    >
      <Popover.Target>
        <div>
          <TextBox
            {...props}
            inputMode="numeric"
            placeholder={t('date_placeholder')}
            rightWidth={112}
            right={
              <span className="date-right">
                {value !== today && (
                  <button type="button" className="date-today" onClick={() => set(today)}>
                    {t('today')}
                  </button>
                )}
                <ActionIcon
                  variant="subtle"
                  aria-label={t('calendar_of', { name: label })}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  <Icon name="calendar" size={16} />
                </ActionIcon>
              </span>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('calendar_of', { name: label })}>
        <Suspense fallback={<div className="date-waiting" />}>
          <Calendar value={value} min={min} max={max} onPick={pick} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
