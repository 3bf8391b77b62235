import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { isolated, t } from '../i18n/index.ts';
import { Failure } from './Failure.tsx';
import { FaultList } from './FaultList.tsx';
import type { ImportResult } from './importing.ts';
import { SampleTable } from './SampleTable.tsx';
import './preview.css';

interface Props {
  readonly result: ImportResult;
  /** Why it is shown again. */
  readonly notice: MessageKey | null;
}

/** What an import would do with a file: how much of it, which columns not, its first rows, and what is wrong. */
export function Preview({ result, notice }: Props) {
  const { fresh, changed, same, ignored, faults_total: wrong } = result;
  const figures = [
    ['import_fresh', fresh],
    ['import_changed', changed],
    ['import_same', same],
    ['import_wrong', wrong],
  ] as const;
  return (
    <div className="sheet-preview">
      {notice && <Failure text={t(notice)} />}
      <div role="status">
        <dl className="sheet-figures">
          {figures.map(([key, count]) => (
            <div key={key} data-wrong={(key === 'import_wrong' && count > 0) || undefined}>
              <dt>{t(key)}</dt>
              <dd>{t(key === 'import_wrong' ? 'import_places' : 'import_count', { count })}</dd>
            </div>
          ))}
        </dl>
      </div>
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
      <SampleTable result={result} />
    </div>
  );
}
