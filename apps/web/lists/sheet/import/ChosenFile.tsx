import { IMPORT_MB } from '@hanjan/core';
import { type RefObject, useId } from 'react';
import { isolated, t } from '../../../base/texts/index.ts';
import { FileWell } from '../../../parts/file/FileWell.tsx';
import { sizeText } from '../../../parts/file/file.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { FORMATS } from '../exporting.ts';
import type { Chosen } from './importing.ts';

interface Props {
  readonly chosen: Chosen | null;
  readonly isFailing: boolean;
  /** What opens the files of the device. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  take(files: readonly File[]): void;
}

/** The file that is imported, and choosing it or another one. */
export function ChosenFile({ chosen, isFailing, opener, take }: Props) {
  const id = useId();
  return (
    <FileWell
      label={t('import_file')}
      accept={FORMATS.map((end) => `.${end}`).join()}
      isFailing={isFailing}
      take={take}
    >
      {(choose) => (
        <>
          {chosen && (
            <span className="file-held">
              <Icon name="sheet" size={16} />
              <bdi>{isolated(chosen.held.name)}</bdi>
              <span className="file-size number">{sizeText(chosen.held.size)}</span>
            </span>
          )}
          <button
            ref={opener}
            type="button"
            className="file-choose"
            aria-describedby={chosen ? undefined : id}
            onClick={choose}
          >
            {t(chosen ? 'file_other' : 'file_choose')}
          </button>
          {!chosen && (
            <span id={id} className="file-hint">
              {t('file_drop', { types: FORMATS.join(', '), max: sizeText(IMPORT_MB * 1_000_000) })}
            </span>
          )}
        </>
      )}
    </FileWell>
  );
}
