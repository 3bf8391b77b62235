import { useEffect, useState } from 'react';
import { t } from '../../base/texts/index.ts';
import type { BoxProps } from '../field/box.ts';
import { FaultLine } from '../input/FaultLine.tsx';
import { FileKeys } from './FileKeys.tsx';
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
  };
  return (
    <>
      <FileWell label={label} accept={types.replaceAll(/(^|, )/g, '$1.')} isFailing={isFailing} take={take}>
        {(choose) => (
          <>
            {value && <StoredFile file={value} />}
            <FileKeys
              {...{ label, control, choose, remove, leave }}
              name={t(value ? 'file_other' : 'file_choose')}
              hint={value ? null : t('file_drop', { types, max: sizeText(allowed.max) })}
            />
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
