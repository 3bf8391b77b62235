import { useState } from 'react';
import { createPortal } from 'react-dom';
import { currentPerson } from '../../base/session/session.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { usePrint } from '../../parts/usePrint.ts';
import '../../parts/print.css';
import './factor.css';

interface Props {
  readonly codes: readonly string[];
  onClose(): void;
}

/** Recovery codes, which are shown this once. */
export function RecoveryDialog({ codes, onClose }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ text: t('recovery_copied') }),
      () => toast({ text: t('copy_failed') }),
    );
  return (
    // Escape leaves it open: the codes would be lost.
    <Dialog
      title={t('recovery_title')}
      onClose={() => undefined}
      actions={
        <>
          <Button variant="default" icon="copy" onClick={copy}>
            {t('copy')}
          </Button>
          <Button variant="default" onClick={() => setPrinting(true)}>
            {t('recovery_print')}
          </Button>
          <Button onClick={onClose}>{t('recovery_kept')}</Button>
        </>
      }
    >
      <p>{t('recovery_text')}</p>
      <Codes codes={codes} />
      {isPrinting && <Paper codes={codes} onDone={() => setPrinting(false)} />}
    </Dialog>
  );
}

const Codes = ({ codes }: Pick<Props, 'codes'>) => (
  <ol className="recovery-codes" translate="no">
    {codes.map((code) => (
      <li key={code}>
        <code>{code}</code>
      </li>
    ))}
  </ol>
);

function Paper({ codes, onDone }: Pick<Props, 'codes'> & { onDone(): void }) {
  usePrint(onDone);
  return createPortal(
    <div className="print-sheet">
      <h1>{t('recovery_sheet', { id: currentPerson()?.user_id })}</h1>
      <p>{t('recovery_text')}</p>
      <Codes codes={codes} />
    </div>,
    document.body,
  );
}
