import { localDate } from '@hanjan/core';
import { FocusTrap } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ko';
import { currentLocale, t } from '../../i18n/index.ts';
import './calendar.css';

interface Props {
  readonly value: string | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Stands among other controls, so that it leaves the focus where it is. */
  readonly isBeside?: boolean;
  onPick(date: string): void;
}

const SUNDAY = 0;
const CAPTIONS: Readonly<Record<string, { month: string; year: string }>> = {
  ko: { month: 'YYYY년 M월', year: 'YYYY년' },
};

/** A month to pick a day from. Loaded when it is first opened. */
export default function Calendar({ value, min, max, isBeside = false, onPick }: Props) {
  const locale = currentLocale();
  const begin = value ?? localDate();
  const caption = CAPTIONS[locale] ?? { month: 'MMMM YYYY', year: 'YYYY' };
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: SUNDAY }}>
      <FocusTrap active={!isBeside}>
        <div>
          <DatePicker
            value={value}
            defaultDate={begin}
            getDayProps={(date) => (date === begin ? { 'data-autofocus': true } : {})}
            minDate={min}
            maxDate={max}
            onChange={(date) => date && onPick(date)}
            monthLabelFormat={caption.month}
            monthsListFormat={locale === 'ko' ? 'M월' : 'MMM'}
            yearLabelFormat={caption.year}
            highlightToday
            ariaLabels={{
              previousMonth: t('calendar_previous_month'),
              nextMonth: t('calendar_next_month'),
              previousYear: t('calendar_previous_year'),
              nextYear: t('calendar_next_year'),
              previousDecade: t('calendar_previous_decade'),
              nextDecade: t('calendar_next_decade'),
            }}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  );
}
