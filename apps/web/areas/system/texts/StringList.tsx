import { TEXT_STATES, TEXTS_AMOUNT, TEXTS_PATH, type TextLine } from '@hanjan/model/texts/own.ts';
import { useCallback, useState } from 'react';
import { useAskedInAddress } from '../../../base/router/asked.ts';
import { t } from '../../../base/texts/index.ts';
import { SearchBox } from '../../../parts/filter/SearchBox.tsx';
import { Select } from '../../../parts/input/Select.tsx';
import { PageLinks } from '../../../parts/links/PageLinks.tsx';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { Empty, SkeletonRows } from '../../../parts/states/states.tsx';
import { useAsked } from '../useAsked.ts';
import { OneText } from './OneText.tsx';
import '../system.css';
import './texts.css';

/** A page of texts that were found. */
interface Texts {
  readonly lines: readonly TextLine[];
  readonly total: number;
  /** Texts that read otherwise than built in, among all. */
  readonly own: number;
  readonly page: number;
  /** The parts that texts belong to. */
  readonly parts: readonly string[];
}

/** All texts of the product in both languages, found by words and changed in their place. */
export default function StringList() {
  const { said, page, hrefOf, narrow } = useAskedInAddress();
  const search = said.get('search') ?? '';
  const part = said.get('part');
  const state = TEXT_STATES.find((one) => one === said.get('state')) ?? null;
  const { answer, reload } = useAsked<Texts>(`${TEXTS_PATH}/list`, { search, part, state, page, amount: TEXTS_AMOUNT });
  const [changed, setChanged] = useState<Readonly<Record<string, TextLine>>>({});

  const renewed = useCallback((line: TextLine) => setChanged((all) => ({ ...all, [line.text_key]: line })), []);

  if (!answer) return <SkeletonRows rows={8} />;
  if (answer.status !== 'OK') return <AnswerState answer={answer} onRetry={reload} />;
  const { lines, total, own, page: shown, parts } = answer.result;
  const pages = Math.max(1, Math.ceil(total / TEXTS_AMOUNT));
  return (
    <article className="desk-page" data-wide>
      <h1>{t('menu_stringlist')}</h1>
      <p className="desk-lead">{t('text_lead')}</p>
      <div className="desk-bar">
        <SearchBox
          label={t('text_find')}
          placeholder={t('text_find')}
          text={search}
          clean={clean}
          search={(typed) => narrow({ search: clean(typed) })}
        />
        <Select
          label={t('text_part')}
          value={part ?? ''}
          onChange={(event) => narrow({ part: event.currentTarget.value })}
          data={[{ value: '', label: t('text_part_all') }, ...parts.map((one) => ({ value: one, label: one }))]}
        />
        <Select
          label={t('text_state')}
          value={state ?? ''}
          onChange={(event) => narrow({ state: event.currentTarget.value })}
          data={[
            { value: '', label: t('text_state_all') },
            ...TEXT_STATES.map((one) => ({ value: one, label: t(`text_state_${one}`) })),
          ]}
        />
      </div>
      <p className="desk-count" role="status">
        {t('text_total', { count: total })}
        {own > 0 && ` · ${t('text_own_count', { count: own })}`}
      </p>
      {lines.length === 0 && <Empty title={t('text_none_title')} text={t('text_none_text')} />}
      <ul className="texts">
        {lines.map((line) => (
          <OneText key={line.text_key} line={changed[line.text_key] ?? line} {...{ renewed }} reload={reload} />
        ))}
      </ul>
      {pages > 1 && (
        <PageLinks
          {...{ pages }}
          page={shown}
          most={7}
          hrefOf={(one) => hrefOf({ page: String(one) })}
          onNear={() => undefined}
          onTurn={() => scrollTo(0, 0)}
        />
      )}
    </article>
  );
}

const clean = (typed: string) => typed.trim().normalize('NFC');
