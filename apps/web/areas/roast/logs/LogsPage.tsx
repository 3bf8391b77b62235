import type { Screen } from '@hanjan/core';
import { useEffect } from 'react';
import { useLeaveGuard } from '../../../base/router/history.ts';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { ask } from '../../../parts/dialog/ask.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { Progress } from '../../../parts/file/Progress.tsx';
import { reasonOf } from '../../../records/saving/saving.ts';
import { DropHint } from '../page/DropHint.tsx';
import { droppedFiles } from './dropped.ts';
import { LogsChoose } from './LogsChoose.tsx';
import { LogsList } from './LogsList.tsx';
import { LogsReport } from './LogsReport.tsx';
import { PastImports } from './PastImports.tsx';
import { useLogs } from './useLogs.ts';
import './logs.css';

interface Props {
  readonly screen: Screen;
}

const askToLeave = () =>
  ask({
    ...{ title: t('logs_leave_title'), text: t('logs_leave_text'), confirm: t('logs_leave'), cancel: t('cancel') },
    careful: true,
  });

/** Logs are chosen, looked through, listed, and brought in. */
export default function LogsPage({ screen }: Props) {
  const logs = useLogs(screen);
  const { state, take } = logs;
  const { is, looked, failure, isBroken } = state;
  const isUnderWay = is === 'bringing';
  useLeaveGuard(isUnderWay, askToLeave);
  useFolderDrop(take);
  return (
    <article className="roast-logs">
      <header>
        <h1>{t('menu_roasting_logs')}</h1>
        <p>{t('logs_lead')}</p>
      </header>
      <DropHint />
      {is === 'choosing' && (
        <>
          <LogsChoose take={take} />
          {isBroken && <p role="alert">{t('logs_broken')}</p>}
          <PastImports screen={screen} />
        </>
      )}
      {is === 'looking' && (
        <div className="logs-progress">
          <Progress
            label={t('logs_looking')}
            text={t('logs_of', { done: looked.done, of: looked.of })}
            share={looked.of > 0 ? looked.done / looked.of : null}
          />
          <p>{t('logs_found', { count: looked.roasts.length })}</p>
          <Button variant="default" onClick={logs.stop}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {is === 'listed' && <LogsList logs={logs} />}
      {isUnderWay && (
        <div className="logs-progress">
          <Progress
            label={t('logs_bringing')}
            text={t('logs_of', { done: state.done, of: state.of })}
            share={state.of > 0 ? state.done / state.of : null}
          />
          {failure && <Failed text={`${reasonOf(failure)} ${t('logs_stopped')}`} onRetry={() => void logs.goOn()} />}
          {isBroken && <Failed text={t('logs_broken')} onRetry={() => void logs.goOn()} />}
        </div>
      )}
      {(is === 'brought' || (isUnderWay && (failure !== null || isBroken))) && <LogsReport {...{ screen, logs }} />}
    </article>
  );
}

/** Takes folders and files that are dropped anywhere on the page. */
function useFolderDrop(take: ReturnType<typeof useLogs>['take']): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = async (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take(await droppedFiles(event.dataTransfer));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [take]);
}
