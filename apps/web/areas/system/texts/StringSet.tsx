import { TEXTS_PATH } from '@hanjan/model/texts/own.ts';
import { useState } from 'react';
import { call } from '../../../base/api/call.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { FORMATS, type Format, fetchExport } from '../../../lists/sheet/exporting.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { ask, tell } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { saveAs } from '../../../parts/file/file.ts';
import { AnswerState } from '../../../parts/states/AnswerState.tsx';
import { SkeletonRows } from '../../../parts/states/states.tsx';
import { useAsked } from '../useAsked.ts';
import { TextImport } from './TextImport.tsx';
import '../system.css';
import './texts.css';

const NAMES: Readonly<Record<Format, string>> = { xlsx: 'Excel', csv: 'CSV' };
const NOTHING = { state: 'own', amount: 1 };

/** All texts that administrators word otherwise, out and in as one file. */
export default function StringSet() {
  const { answer, reload } = useAsked<{ own: number }>(`${TEXTS_PATH}/list`, NOTHING);
  const [isBusy, setBusy] = useState(false);
  if (!answer) return <SkeletonRows rows={4} />;
  if (answer.status !== 'OK') return <AnswerState answer={answer} onRetry={reload} />;
  const { own } = answer.result;

  const take = async (format: Format) => {
    if (isBusy) return;
    setBusy(true);
    const how = {
      language: currentLocale(),
      stop: new AbortController().signal,
      org: undefined,
      onStep: () => undefined,
    };
    const { status, result, description } = await fetchExport(TEXTS_PATH, { format }, how);
    setBusy(false);
    if (status !== 'OK') return toast({ text: description });
    saveAs(result.name, result.file);
  };
  const reset = async () => {
    const isSure = await ask({
      title: t('text_set_reset_title', { count: own }),
      text: t('text_set_reset_how'),
      confirm: t('text_set_reset'),
      cancel: t('cancel'),
      danger: true,
      careful: true,
    });
    if (!isSure) return;
    const told = await call<{ count: number }>('POST', `${TEXTS_PATH}/reset`, { all: true });
    if (told.status !== 'OK') return tell(t('text_set_reset'), told.description);
    toast({ text: t('text_set_reset_ok', { count: told.result.count }) });
    await reload();
  };
  return (
    <article className="desk-page">
      <h1>{t('menu_stringset')}</h1>
      <p className="desk-lead">{t('text_set_lead')}</p>
      <section className="desk-section">
        <h2>{t('text_set_export')}</h2>
        <p>{t('text_set_export_how', { count: own })}</p>
        <div className="desk-keys">
          {FORMATS.map((format) => (
            <Button key={format} variant="default" aria-disabled={isBusy} onClick={() => take(format)}>
              {t('text_set_key', { format: NAMES[format] })}
            </Button>
          ))}
        </div>
      </section>
      <TextImport onSaved={reload} />
      {own > 0 && (
        <section className="desk-section">
          <h2>{t('text_set_reset')}</h2>
          <p>{t('text_set_reset_how')}</p>
          <div className="desk-keys">
            <Button variant="default" color="danger" onClick={reset}>
              {t('text_set_reset')}
            </Button>
          </div>
        </section>
      )}
    </article>
  );
}
