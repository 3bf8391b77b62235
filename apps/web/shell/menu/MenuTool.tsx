import type { Found } from '@hanjan/model/menu.ts';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { loadAhead } from '../../base/store/idle.ts';
import { later } from '../../base/store/later.tsx';

interface Props extends ComponentProps<'button'> {
  /** What the button and the sheet are called. */
  readonly title: string;
  readonly place: Found | null;
}

const load = () => import('./MenuSheet.tsx');
const MenuSheet = later(load);

/** A button that opens all of the menu. It comes while nothing else does, so that it is there without a network too. */
export function MenuTool({ title, place, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => loadAhead(() => void load().catch(() => undefined)), []);
  return (
    <>
      <button type="button" title={title} aria-haspopup="dialog" onClick={() => setOpen(true)} {...button} />
      <Suspense>{isOpen && <MenuSheet title={title} place={place} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
