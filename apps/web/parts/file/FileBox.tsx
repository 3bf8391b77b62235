import { useEffect, useRef, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import type { BoxProps } from '../field/box.ts';
import { Icon } from '../Icon.tsx';
import { FaultLine } from '../input/FaultLine.tsx';
import { FileWell } from './FileWell.tsx';
import { type Allowed, type Refused, readFile, sizeText, TYPES_MS, typesText } from './file.ts';
import { StoredFile } from './StoredFile.tsx';

interface Props extends BoxProps {
  /** Name and text. */
  readonly value: readonly string[] | null;
  readonly allowed: Allowed;
  set(value: string[] | null): void;
}

/** One file to choose, to drop or to paste; what is stored can be downloaded, changed for another one and taken away. */
export function FileBox({ label, control, isFailing, value, allowed, set, leave }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useRefused();
  const types = typesText(allowed);

  const take = async (files: readonly File[]) => {
    const found = await readFile(files, allowed);
    if (!Array.isArray(found)) return setRefused(found as Refused);
    setRefused(null);
    set(found);
    leave();
  };
  const remove = () => {
    set(null);
    setRefused(null);
    button.current?.focus();
  };
  return (
    <>
      <FileWell label={label} accept={types.replaceAll(/(^|, )/g, '$1.')} isFailing={isFailing} take={take}>
        {(choose) => (
          <>
            {value && <StoredFile file={value} />}
            <button
              ref={button}
              type="button"
              id={control.id}
              className="file-choose"
              aria-label={`${label}: ${t(value ? 'file_other' : 'file_choose')}${control['aria-required'] ? `, ${t('required')}` : ''}`}
              aria-describedby={control['aria-describedby'] ?? `${control.id}-hint`}
              onClick={choose}
              onBlur={leave}
            >
              {t(value ? 'file_other' : 'file_choose')}
            </button>
            {value ? (
              <button
                type="button"
                className="file-remove"
                aria-label={t('clear_of', { name: label })}
                onClick={remove}
              >
                <Icon name="close" size={16} />
              </button>
            ) : (
              <span id={`${control.id}-hint`} className="file-hint">
                {t('file_drop', { types, max: sizeText(allowed.max) })}
              </span>
            )}
          </>
        )}
      </FileWell>
      {refused && (
        <div role="alert">
          <FaultLine>{t(refused.key, refused.args)}</FaultLine>
        </div>
      )}
    </>
  );
}

/** Why the last file was not taken. Which files are taken is said for a moment only: it stands in the box anyway. */
function useRefused() {
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    if (refused?.key !== 'not_checked_file_label') return undefined;
    const timer = setTimeout(() => setRefused(null), TYPES_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  return [refused, setRefused] as const;
}
