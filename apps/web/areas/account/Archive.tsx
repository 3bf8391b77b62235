import { USER_INFO } from '@hanjan/model/account/info.ts';
import { useLeaveGuard } from '../../base/router/history.ts';
import { currentLocale, isolated, t } from '../../base/texts/index.ts';
import { Failure } from '../../lists/sheet/Failure.tsx';
import { useExport } from '../../lists/sheet/useExport.ts';
import { Button } from '../../parts/button/Button.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { Progress } from '../../parts/file/Progress.tsx';
import { reasonOf } from '../../records/saving/saving.ts';
import { Section } from './Section.tsx';
import type { useFresh } from './useFresh.tsx';

type Props = Pick<ReturnType<typeof useFresh>, 'fresh'>;

/** Everything that the person wrote, as one file, with what it is. */
export const Archive = ({ fresh }: Props) => (
  <Section name="account_data">
    <p>{t('archive_what')}</p>
    <ArchiveKey fresh={fresh} />
  </Section>
);

/** Makes the file and tells how far it is. Leaving the page stops it. */
export function ArchiveKey({ fresh }: Props) {
  const { state, run, stop } = useExport(USER_INFO, fresh);
  const isBusy = state.is === 'busy';
  useLeaveGuard(isBusy, async () => true);
  const make = async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const name = await run({ zone }, currentLocale());
    if (name !== null) toast({ text: t('archive_ok', { name: isolated(name) }) });
  };
  const cancel = () => {
    stop();
    toast({ text: t('archive_stopped') });
  };
  const step = state.is === 'busy' ? state.step : null;
  return (
    <div className="account-archive">
      {isBusy && step?.is === 'waiting' && <Progress label={t('archive_waiting')} text="" share={null} />}
      {isBusy && step?.is !== 'waiting' && (
        <Progress
          label={t('archive_making')}
          text={step ? t('archive_progress', step) : ''}
          share={step && step.total > 0 ? Math.min(1, step.rows / step.total) : null}
        />
      )}
      {state.is === 'failed' && <Failure text={reasonOf(state.answer)} />}
      <Button variant="default" onClick={isBusy ? cancel : make}>
        {t(isBusy ? 'archive_stop' : 'archive_make')}
      </Button>
    </div>
  );
}
