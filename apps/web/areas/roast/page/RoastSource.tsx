import { chartLogOf } from '@hanjan/roastlog/chart_log.ts';
import { LOG_TYPES } from '@hanjan/roastlog/limits.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { alogOf } from '@hanjan/roastlog/write/alog.ts';
import { csvOf } from '@hanjan/roastlog/write/csv.ts';
import { jsonOf } from '@hanjan/roastlog/write/json.ts';
import { useId, useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { saveAs } from '../../../parts/file/file.ts';
import { fileOf } from '../files.ts';
import { type RoastFile, SAMPLE } from '../work.ts';
import './source.css';

interface Props {
  readonly log: RoastLog;
  readonly file: RoastFile | null;
  readonly name: string;
  /** Leads to where marks are typed. */
  onCorrect(): void;
}

/** What a file says, what it does not say and what was estimated instead; and the roast as files of other programs. */
export function RoastSource({ log, file, name, onCorrect }: Props) {
  const id = useId();
  const isFile = file !== null && file.id !== SAMPLE;
  const kept = useMemo(() => chartLogOf(log), [log]);
  const save = (ending: string, text: string) =>
    saveAs(`${stemOf(name)}.${ending}`, new Blob([text], { type: 'application/octet-stream' }));
  const saveOriginal = async () => {
    const original = file && (await fileOf(file.id));
    if (original) saveAs(original.name, new Blob([original.bytes as BlobPart], { type: 'application/octet-stream' }));
  };
  return (
    <section className="roast-source" aria-labelledby={id}>
      <h2 id={id}>{t('roast_source')}</h2>
      <dl>
        {file && <Fact name={t('roast_source_file')} text={file.name} />}
        <Fact name={t('roast_source_read')} text={t(`roast_source_${log.source}`)} />
        <Fact name={t('roast_source_samples')} text={t('roast_source_samples_count', { count: log.time.length })} />
        <Fact name={t('roast_source_unit')} text={`°${log.unit}`} />
        <Fact name={t('roast_source_zero')} text={t(`roast_zero_${log.zero}`)} />
        <Fact
          name={t('roast_source_log')}
          text={t('roast_source_log_text', { kept: kept.kept, of: kept.of, length: kept.text.length })}
          more={kept.kept < kept.of ? t('roast_source_log_thinned') : ''}
        />
      </dl>
      <h3>{t('roast_source_notes')}</h3>
      {log.notes.length === 0 ? (
        <p>{t('roast_source_whole')}</p>
      ) : (
        <ul>
          {log.notes.map(({ key, args }) => (
            <li key={`${key} ${JSON.stringify(args)}`}>{t(`roast_note_${key}`, args)}</li>
          ))}
        </ul>
      )}
      <p className="roast-files">
        <button type="button" className="quiet-link" onClick={onCorrect}>
          {t('roast_source_correct')}
        </button>
        <span>{t('roast_download')}</span>
        {isFile && <Download name={t('roast_original')} save={saveOriginal} />}
        <Download name="CSV" save={() => save('csv', csvOf(log))} />
        <Download name="JSON" save={() => save('json', jsonOf(log))} />
        <Download name=".alog" save={() => save('alog', alogOf(log))} />
      </p>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly text: string;
  readonly more?: string;
}

const Fact = ({ name, text, more }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {text}
      {more && <small>{more}</small>}
    </dd>
  </div>
);

const Download = ({ name, save }: { readonly name: string; save(): void }) => (
  <button type="button" className="quiet-link" aria-label={`${t('roast_download')}: ${name}`} onClick={save}>
    {name}
  </button>
);

const ENDING = new RegExp(`\\.(${LOG_TYPES.join('|')})$`, 'i');

/** A name of a file without its ending and without what leads elsewhere. */
const stemOf = (name: string) =>
  name
    .replace(ENDING, '')
    .replaceAll(/[\\/:*?"<>|]+/g, ' ')
    .trim() || 'roast';
