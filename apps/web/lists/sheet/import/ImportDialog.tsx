import { type ImportResult, isImportable, isVersioned } from '@hanjan/core';
import { useRef } from 'react';
import { useLeaveGuard } from '../../../base/router/history.ts';
import { orgName } from '../../../base/session/org.ts';
import { isolated, t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { ask, withdraw } from '../../../parts/dialog/ask.ts';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import { saveFile } from '../../../parts/file/file.ts';
import { Progress } from '../../../parts/file/Progress.tsx';
import { useDrop } from '../../../parts/file/useDrop.ts';
import { useOneOfSeveral } from '../../../parts/useOneOfSeveral.ts';
import { reasonOf } from '../../../records/saving/saving.ts';
import type { ToolProps } from '../../state/tool.ts';
import { Failure } from '../Failure.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { faultsCsv } from './faults.ts';
import { isUnmoved, unsavedText } from './importing.ts';
import { figuresOf, Preview } from './Preview.tsx';
import { Takes } from './Takes.tsx';
import { Templates } from './Templates.tsx';
import { type Checked, type ImportState, useImport } from './useImport.ts';
import '../../../parts/dialog/tall.css';
import '../sheet.css';

type Props = Pick<ToolProps, 'screen' | 'onClose'>;

/** Saves the records of a file at once: it is chosen, looked at, and saved whole or not at all. */
export default function ImportDialog({ screen, onClose }: Props) {
  const { state, refused, take, retry, save } = useImport(screen, () => {
    withdraw(t('import_leave_title'));
    onClose();
  });
  useDrop(take);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsking = useRef(false);
  const org = useOneOfSeveral();
  const isSaving = state.is === 'saving';
  useLeaveGuard(isSaving, askToLeave);
  const close = async () => {
    if (!isSaving || (await askToLeave())) onClose();
  };
  const confirm = async (checked: Checked) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const { fresh, changed } = checked.result;
    const isThere = await isUnmoved(checked.chosen);
    const text = t(isThere ? 'import_save_text' : 'import_save_moved', { fresh, changed });
    const question = {
      title: t('import_save_title', { count: fresh + changed }),
      text: [...(org ? [isolated(orgName(org))] : []), text].join(': '),
      confirm: t('record_save'),
      cancel: t('cancel'),
    };
    const isSure = await ask(question);
    isAsking.current = false;
    if (isSure) save(checked);
  };
  const isFaulty = state.is === 'checked' && state.result.faults_total > 0;
  const choose = () => opener.current?.click();
  return (
    <Dialog
      title={t('import_title')}
      onClose={close}
      actions={
        <>
          {isFaulty && (
            <Button variant="subtle" className="dialog-discard" onClick={() => saveFaults(state.result)}>
              {t('import_faults_save')}
            </Button>
          )}
          <Button variant="subtle" onClick={close}>
            {t(state.is === 'checking' ? 'cancel' : 'close')}
          </Button>
          {state.is === 'choosing' && !state.failed && <Button onClick={choose}>{t('file_choose')}</Button>}
          {state.is === 'choosing' && state.failed && <Button onClick={retry}>{t('retry')}</Button>}
          {isFaulty && <Button onClick={choose}>{t('import_again')}</Button>}
          {org && <span className="sheet-org">{orgName(org)}</span>}
          {state.is === 'checked' && maySave(state.result) && (
            <Button onClick={() => confirm(state)}>{t('import_save', { count: countOf(state.result) })}</Button>
          )}
        </>
      }
    >
      <p className="spoken" role="status">
        {standing(state)}
      </p>
      <div className="sheet-import dialog-tall">
        {state.is === 'choosing' && <p>{t('import_text')}</p>}
        {!isSaving && <ChosenFile chosen={state.chosen} isFailing={refused !== null} opener={opener} take={take} />}
        {refused ? <Failure text={t(refused.key, refused.args)} /> : <Stand state={state} />}
        {state.is === 'choosing' && (
          <>
            {isImportable(screen) && <Templates screen={screen} />}
            <p>
              {t(isImportable(screen) ? 'import_key_text' : 'import_only_changes')}{' '}
              {isVersioned(screen) && t('import_version_text')}
            </p>
            <Takes screen={screen} />
          </>
        )}
        {state.is === 'checked' && <Preview result={state.result} notice={state.notice} />}
      </div>
    </Dialog>
  );
}

/** Where an import stands, in words. */
function standing(state: ImportState): string {
  if (state.is === 'choosing') return '';
  if (state.is !== 'checked') return t(state.sent < 1 ? 'import_sending' : `import_${state.is}`);
  return figuresOf(state.result)
    .map(({ key, text }) => `${t(key)} ${text}`)
    .join(', ');
}

/** What is being done, or why it was not done. */
function Stand({ state }: { readonly state: ImportState }) {
  if (state.is === 'checking' || state.is === 'saving') {
    const { sent, is } = state;
    const count = is === 'saving' ? t('import_count', { count: countOf(state.result) }) : '';
    return (
      <>
        <Progress label={standing(state)} text={count} share={sent < 1 ? sent : null} />
        {is === 'saving' && <p>{t('import_saving_text')}</p>}
      </>
    );
  }
  const { failed } = state;
  if (!failed) return null;
  return <Failure text={state.is === 'checked' ? unsavedText(failed) : reasonOf(failed)} />;
}

const askToLeave = (): Promise<boolean> =>
  ask({
    title: t('import_leave_title'),
    text: t('import_leave_text'),
    confirm: t('import_leave_go'),
    cancel: t('import_leave_stay'),
  });

const countOf = ({ fresh, changed }: ImportResult): number => fresh + changed;
const maySave = (result: ImportResult): boolean => result.faults_total === 0 && countOf(result) > 0;

function saveFaults({ faults, faults_total: total }: ImportResult): void {
  const heads = [t('import_row'), t('import_takes_column'), t('import_fault_typed'), t('import_fault_text')];
  const more = total > faults.length ? t('import_first_faults', { total, count: faults.length }) : undefined;
  saveFile([`${t('import_faults_name')}.csv`, faultsCsv(faults, heads, more)]);
}
