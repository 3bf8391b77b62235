import { IMPORT_MB } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { TEXTS_PATH, type TextFile } from '@hanjan/model/texts/own.ts';
import { useState } from 'react';
import type { Answer } from '../../../base/api/call.ts';
import { sendFile } from '../../../base/api/transfer.ts';
import { isolated, t } from '../../../base/texts/index.ts';
import { FORMATS } from '../../../lists/sheet/exporting.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { FileWell } from '../../../parts/file/FileWell.tsx';
import { sizeText } from '../../../parts/file/file.ts';

/** A file that was looked at, and what it would do. */
interface Looked {
  readonly file: File;
  readonly told: Answer<TextFile | null>;
}

/** A file of texts: what it would change is shown before anything is saved. */
export function TextImport({ onSaved }: { onSaved(): void }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (file: File, query: string) => {
    setBusy(true);
    const sent = { stop: new AbortController().signal, org: undefined, onSent: () => undefined };
    const told = await sendFile<TextFile | null>(`${TEXTS_PATH}/import?${query}`, file, sent);
    setBusy(false);
    return told;
  };
  const look = async ([file]: readonly File[]) => {
    if (file && !isBusy) setLooked({ file, told: await send(file, 'mode=preview') });
  };
  const save = async ({ file, told }: Looked) => {
    if (isBusy || !told.result) return;
    const saved = await send(file, `mode=save&seen=${encodeURIComponent(told.result.seen)}`);
    if (saved.status !== 'OK') {
      // Somebody else has changed texts since: what it would do now is looked at anew.
      const now = saved.code === 'text_changed' ? await send(file, 'mode=preview') : saved;
      if (saved.code === 'text_changed') toast({ text: saved.description });
      return setLooked({ file, told: now });
    }
    setLooked(null);
    toast({ text: t('text_file_saved', { count: saved.result?.changes.length ?? 0 }) });
    onSaved();
  };

  const { result, status, description } = looked?.told ?? {};
  return (
    <section className="desk-section">
      <h2>{t('text_set_import')}</h2>
      <p>{t('text_set_import_how')}</p>
      <FileWell
        label={t('text_set_look')}
        accept={FORMATS.map((end) => `.${end}`).join()}
        isFailing={status !== undefined && status !== 'OK'}
        take={look}
      >
        {(choose) => (
          <>
            {looked && (
              <span className="file-held">
                <bdi>{isolated(looked.file.name)}</bdi>
                <span className="file-size number">{sizeText(looked.file.size)}</span>
              </span>
            )}
            <button type="button" className="file-choose" onClick={choose}>
              {t(looked ? 'file_other' : 'file_choose')}
            </button>
            {!looked && (
              <span className="file-hint">
                {t('file_drop', { types: FORMATS.join(', '), max: sizeText(IMPORT_MB * 1_000_000) })}
              </span>
            )}
          </>
        )}
      </FileWell>
      {looked && !result && <Failed text={description ?? ''} onRetry={() => look([looked.file])} />}
      {looked && result && <FileTold told={result} />}
      {looked && result && result.faults.length === 0 && result.changes.length > 0 && (
        <div className="desk-keys">
          <Button onClick={() => save(looked)} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t('text_file_save', { count: result.changes.length })}
          </Button>
          <Button variant="default" onClick={() => setLooked(null)}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What a file would change, or what is wrong with it. */
function FileTold({ told: { changes, faults, same } }: { readonly told: TextFile }) {
  const languageOf = (locale: string | null) => LOCALES.find(({ id }) => id === locale)?.name ?? '';
  const head = (last: readonly ('text_file_before' | 'text_file_after' | 'text_file_why')[]) => (
    <thead>
      <tr>
        {(['text_file_row', 'text_file_text', 'text_file_language', ...last] as const).map((key) => (
          <th key={key} scope="col">
            {t(key)}
          </th>
        ))}
      </tr>
    </thead>
  );
  if (faults.length > 0)
    return (
      <div className="desk-result" role="alert">
        <p>{t('text_file_faults', { count: faults.length })}</p>
        <div className="desk-scroll">
          <table className="desk-table">
            {head(['text_file_why'])}
            <tbody>
              {faults.map(({ row, text_key, text_locale, description }) => (
                <tr key={`${row} ${text_locale}`}>
                  <td data-shape="number">{row}</td>
                  <td>
                    <code>{text_key}</code>
                  </td>
                  <td>{languageOf(text_locale)}</td>
                  <td>{description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    );
  return (
    <div className="desk-result">
      <p role="status">
        {t('text_file_changes', { count: changes.length })} {same > 0 && t('text_file_same', { count: same })}
      </p>
      {changes.length > 0 && (
        <div className="desk-scroll">
          <table className="desk-table">
            {head(['text_file_before', 'text_file_after'])}
            <tbody>
              {changes.map(({ row, text_key, text_locale, before, after }) => (
                <tr key={`${text_locale} ${text_key}`}>
                  <td data-shape="number">{row}</td>
                  <td>
                    <code>{text_key}</code>
                  </td>
                  <td>{languageOf(text_locale)}</td>
                  <td>{before ?? <span className="desk-none">{t('text_reset')}</span>}</td>
                  <td>{after ?? <span className="desk-none">{t('text_reset')}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
