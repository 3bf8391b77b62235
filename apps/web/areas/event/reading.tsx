import { Suspense, useState } from 'react';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import type { ReadingProps, ReadingView } from '../../records/field/reading.ts';
import { ReadGroups } from '../../records/ledger/ReadGroups.tsx';

const PosterDialog = later(() => import('./poster/PosterDialog.tsx'));

/** An event: what is known of it, and one key that makes a poster of it. */
export const eventReading: ReadingView = {
  Body: ({ screen, form, names }) => <ReadGroups {...{ form, names }} groups={screen.form} />,
  Key: PosterKey,
};

function PosterKey({ screen, record }: ReadingProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('poster_make')}</Button>
      {isOpen && (
        <Suspense>
          <PosterDialog {...{ screen, record }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
