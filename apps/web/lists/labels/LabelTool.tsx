import type { Screen } from '@hanjan/core';
import { type ReactNode, Suspense, useState } from 'react';
import { later } from '../../base/store/later.tsx';
import { t, withTexts } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import type { PopupItem } from '../../parts/Popup.tsx';

const LabelsDialog = later(() => withTexts('labels', import('./LabelsDialog.tsx')));

/** Of so many records at once: each is read by itself. */
export const MOST_LABELLED = 100;

interface Props {
  readonly screen: Screen;
  readonly keys: readonly number[];
  readonly disabled?: boolean;
}

/** Labels of some records: a line of a menu that opens what makes them, and what is open. */
export function useLabels({ screen, keys }: Pick<Props, 'screen' | 'keys'>): { item: PopupItem; opened: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    item: { key: 'labels', label: t('labels'), run: () => setOpen(true) },
    opened: isOpen && (
      <Suspense>
        <LabelsDialog {...{ screen, keys }} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** The key that makes labels of some records, where their screen has any. */
export function LabelTool({ screen, keys, disabled = false }: Props) {
  const { item, opened } = useLabels({ screen, keys });
  if (!screen.labels) return null;
  return (
    <>
      <LabelKey item={item} disabled={disabled || keys.length > MOST_LABELLED} />
      {opened}
    </>
  );
}

/** The line as a key. */
export const LabelKey = ({ item, disabled }: { readonly item: PopupItem; readonly disabled?: boolean }) => (
  <Button variant="default" disabled={disabled} onClick={item.run}>
    {item.label}
  </Button>
);
