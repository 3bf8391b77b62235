import { useEffect, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import './drop_hint.css';

/** While somebody drags a file over the page: that it can be dropped. */
export function DropHint() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // Every element that is entered and left says so; only what leaves the window leaves for nothing.
    const enter = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') && setOver(true);
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const end = () => setOver(false);
    document.addEventListener('dragenter', enter);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', end);
    return () => {
      document.removeEventListener('dragenter', enter);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', end);
    };
  }, []);
  return isOver && <p className="drop-hint">{t('roast_drop_here')}</p>;
}
