import { Suspense, useRef, useState } from 'react';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useDismiss } from '../../parts/useDismiss.ts';
import '../../parts/popup.css';

const load = () => import('./DisplayPanel.tsx');
const DisplayPanel = later(load);

/** Opens what can be chosen about how every page looks. It comes while the person is on the way to the button. */
export function DisplayTool() {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(frame, isOpen, () => setOpen(false));
  const begin = () => void load().catch(() => undefined);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={frame} className="popup">
      <button
        ref={opener}
        type="button"
        className="tool"
        aria-label={t('display')}
        title={t('display')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={begin}
        onFocus={begin}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="screen" />
      </button>
      <Suspense>{isOpen && <DisplayPanel onClose={close} />}</Suspense>
    </div>
  );
}
