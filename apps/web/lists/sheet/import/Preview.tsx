import type { ImportResult } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { isolated, t } from '../../../base/texts/index.ts';
import { Failure } from '../Failure.tsx';
import { ChangeList } from './ChangeList.tsx';
import { FaultList } from './FaultList.tsx';
import { SampleTable } from './SampleTable.tsx';
import '../preview.css';

interface Props {
  readonly result: ImportResult;
  /** Why it is shown again. */
  readonly notice: MessageKey | null;
}

/** What an import would do with a file: how much of it, which columns not, what is wrong, what changes, and some of its rows. */
export function Preview({ result, notice }: Props) {
  const { fresh, changed, ignored, faults_total: wrong } = result;
  return (
    <div className="sheet-preview">
      {notice && <Failure text={t(notice)} />}
      <dl className="sheet-figures">
        {figuresOf(result).map(({ key, text, isWrong }) => (
          <div key={key} data-wrong={isWrong || undefined}>
            <dt>{t(key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {wrong === 0 && fresh + changed === 0 && <p>{t('import_nothing')}</p>}
      {ignored.length > 0 && (
        <section className="sheet-ignored">
          <h3>{t('import_ignored')}</h3>
          <ul>
            {ignored.map(({ head, why }, place) => (
              // A head may stand there twice, and the list never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={place}>
                <b>{isolated(head)}</b> {t(`import_ignored_${why}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {wrong > 0 && <FaultList result={result} />}
      {changed > 0 && <ChangeList result={result} />}
      <SampleTable result={result} />
    </div>
  );
}

/** How much an import would do, number by number. */
export const figuresOf = ({ fresh, changed, same, faults_total }: ImportResult) => [
  { key: 'import_fresh', text: t('import_count', { count: fresh }), isWrong: false } as const,
  { key: 'import_changed', text: t('import_count', { count: changed }), isWrong: false } as const,
  { key: 'import_same', text: t('import_count', { count: same }), isWrong: false } as const,
  { key: 'import_wrong', text: t('import_places', { count: faults_total }), isWrong: faults_total > 0 } as const,
];
