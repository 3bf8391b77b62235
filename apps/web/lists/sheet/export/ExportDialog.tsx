import { exportable } from '@hanjan/core';
import { LOCALES } from '@hanjan/model/messages/locales.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaveGuard } from '../../../base/router/history.ts';
import { currentLocale, isolated, t, textOf } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { ask, withdraw } from '../../../parts/dialog/ask.ts';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { Progress } from '../../../parts/file/Progress.tsx';
import { Options } from '../../../parts/Options.tsx';
import { reasonOf } from '../../../records/saving/saving.ts';
import { stateWords } from '../../filter/filter_text.ts';
import { toRequest } from '../../state/address.ts';
import { withColumns } from '../../state/chosen_columns.ts';
import type { ToolProps } from '../../state/tool.ts';
import { broadened } from '../../state/useList.ts';
import { FORMATS, type Format } from '../exporting.ts';
import { Failure } from '../Failure.tsx';
import { type ExportState, useExport } from '../useExport.ts';
import { useLong } from '../useLong.ts';
import { ColumnChoice, type Which } from './ColumnChoice.tsx';
import '../../../parts/dialog/tall.css';
import '../sheet.css';

type Props = Pick<ToolProps, 'screen' | 'list' | 'names' | 'total' | 'onClose'>;

/** Makes a file of what a list shows: which columns, as what, in which language. */
export default function ExportDialog({ screen, list: { state }, names, total, onClose }: Props) {
  const client = useQueryClient();
  const [format, setFormat] = useState<Format>('xlsx');
  const [language, setLanguage] = useState(currentLocale);
  const [which, setWhich] = useState<Which>('shown');
  const all = exportable(screen);
  // A record is known by its number, whose parts are no columns of the list.
  const ids = all.filter((name) => screen.entity.id.includes(name));
  const shown = [...new Set([...ids, ...withColumns(screen, state.columns).list.columns])];
  const [some, setSome] = useState<readonly string[]>(shown);
  const chosen = { shown, all, some: all.filter((name) => some.includes(name)) }[which];
  const { state: work, run, stop } = useExport(screen);
  const isBusy = work.is === 'busy';
  const isLong = useLong(isBusy);
  useLeaveGuard(isBusy, askToStop);

  const start = async () => {
    const {
      page: _,
      list_count: __,
      ...question
    } = toRequest({
      ...state,
      filters: await broadened(client, screen, state.filters),
    });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const name = await run({ ...question, columns: chosen, format, zone }, language);
    if (name === null) return;
    withdraw(t('export_stop_title'));
    toast({ text: t('export_ok', { name: isolated(name) }) });
    onClose();
  };
  const close = async () => {
    if (isBusy && !(await askToStop())) return;
    stop();
    onClose();
  };
  const cancel = () => {
    stop();
    toast({ text: t('export_stopped') });
  };
  return (
    <Dialog
      title={t('export_title')}
      onClose={close}
      actions={
        <>
          <Button variant="subtle" onClick={isBusy ? cancel : close}>
            {t('cancel')}
          </Button>
          <Button aria-disabled={isBusy || undefined} disabled={chosen.length === 0} onClick={start}>
            {buttonText(work)}
          </Button>
        </>
      }
    >
      <p className="spoken" role="status">
        {isLong && t('export_making')}
      </p>
      <div className="sheet-export dialog-tall">
        <p>{t('export_what', { name: textOf(`list_${screen.name}_title`), count: total })}</p>
        <ul className="sheet-words">
          {stateWords(screen, state, names).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {isLong ? (
          <ExportProgress work={work} total={total} />
        ) : (
          <>
            <Options
              label={t('export_format')}
              options={FORMATS}
              chosen={format}
              textOf={(one) => t(`format_${one}`)}
              choose={setFormat}
            />
            <ColumnChoice fields={screen.entity.fields} {...{ all, shown, which, some, setWhich, setSome }} />
            {chosen.length === 0 && <p className="sheet-hint">{t('export_none')}</p>}
            <Options
              label={t('export_language')}
              options={LOCALES.map(({ id }) => id)}
              chosen={language}
              textOf={(one) => LOCALES.find(({ id }) => id === one)?.name ?? one}
              choose={setLanguage}
            />
            {hasMeasures(screen, chosen) && <p className="sheet-hint">{t('export_units')}</p>}
          </>
        )}
        {work.is === 'failed' && <Failure text={reasonOf(work.answer)} />}
      </div>
    </Dialog>
  );
}

const askToStop = (): Promise<boolean> =>
  ask({
    title: t('export_stop_title'),
    text: t('export_stop_text'),
    confirm: t('export_stop'),
    cancel: t('export_go_on'),
    danger: true,
  });

function buttonText({ is }: ExportState): string {
  if (is === 'busy') return t('export_making');
  return t(is === 'failed' ? 'retry' : 'export_title');
}

function ExportProgress({ work, total }: { readonly work: ExportState; readonly total: number }) {
  const step = work.is === 'busy' ? work.step : null;
  if (step?.is === 'waiting') return <Progress label={t('export_waiting')} text="" share={null} />;
  const { rows, total: all } = step ?? { rows: 0, total };
  const text = t('export_progress', { rows, total: all });
  return <Progress label={t('export_making')} text={text} share={all > 0 ? rows / all : null} />;
}

const hasMeasures = ({ entity }: Props['screen'], names: readonly string[]): boolean =>
  names.some((name) => {
    const field = entity.fields[name];
    return field && 'measure' in field && field.measure !== undefined;
  });
