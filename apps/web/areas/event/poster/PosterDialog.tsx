import { isOrgKind, type Row, type Screen } from '@hanjan/core';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOrg } from '../../../base/session/org.ts';
import { currentLocale, type Translate, t, textsIn } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import { toast } from '../../../parts/dialog/toast.ts';
import { Options } from '../../../parts/Options.tsx';
import { usePrint } from '../../../parts/usePrint.ts';
import { linkOf } from '../../../records/screen/link_of.ts';
import { PAPERS, type Paper, Poster } from './Poster.tsx';
import { saidOf } from './said.ts';
import '../../../parts/print.css';

interface Props {
  readonly screen: Screen;
  readonly record: Row;
  onClose(): void;
}

const nameOf = (locale: Locale) => LOCALES.find(({ id }) => id === locale)?.name ?? locale;

/** The poster of an event as it will hang on a wall, in a size and a language, and the key that prints it. */
export default function PosterDialog({ screen, record, onClose }: Props) {
  const { entity } = screen;
  const org = useOrg(isOrgKind(entity.scope) ? entity.scope : undefined);
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const [paper, setPaper] = useState<Paper>('A4');
  const [isPrinting, setPrinting] = useState(false);
  const words = useTexts(locale, () => setLocale(currentLocale()));
  const address = linkOf(entity, record);
  if (!org || !address) return null;
  const poster = words && (
    <Poster said={saidOf(record, org, words.locale, words.translate)} locale={words.locale} address={address} />
  );
  return (
    <>
      <Dialog
        title={t('poster')}
        onClose={onClose}
        light
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            <Button onClick={() => setPrinting(true)}>{t('poster_print')}</Button>
          </>
        }
      >
        <div className="poster-choices">
          <Options label={t('poster_paper')} options={PAPERS} chosen={paper} textOf={(one) => one} choose={setPaper} />
          <Options
            label={t('poster_language')}
            options={LOCALES.map(({ id }) => id)}
            chosen={locale}
            textOf={nameOf}
            choose={setLocale}
          />
        </div>
        <div className="poster-seen">{poster}</div>
      </Dialog>
      {isPrinting && poster && (
        <Printed paper={paper} onDone={() => setPrinting(false)}>
          {poster}
        </Printed>
      )}
    </>
  );
}

/** The texts of the last language that was chosen, once they are there. Where they cannot be loaded it is said. */
function useTexts(locale: Locale, giveUp: () => void) {
  const [texts, setTexts] = useState<{ readonly locale: Locale; readonly translate: Translate }>();
  const failed = useRef(giveUp);
  failed.current = giveUp;
  useEffect(() => {
    let isWanted = true;
    textsIn(locale, 'event').then(
      (translate) => isWanted && setTexts({ locale, translate }),
      () => {
        if (!isWanted) return;
        toast({ text: t('error_title') });
        failed.current();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return texts;
}

interface PrintedProps {
  readonly paper: Paper;
  readonly children: ReactNode;
  onDone(): void;
}

/** The sheet alone, on paper of its size. */
function Printed({ paper, children, onDone }: PrintedProps) {
  usePrint(onDone);
  return createPortal(
    <article className="print-sheet poster-sheet" data-paper={paper}>
      {children}
    </article>,
    document.body,
  );
}
