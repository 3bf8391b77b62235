import { byteLength } from '@hanjan/core';
import { useMemo } from 'react';
import { isolated, t } from '../../base/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { saveFile, sizeText } from './file.ts';
import './file.css';

/** A file that is stored: its name and size, and downloading it. */
export function StoredFile({ file }: { readonly file: readonly string[] }) {
  const [name = '', text = ''] = file;
  const size = useMemo(() => sizeText(byteLength(text)), [text]);
  return (
    <span className="file-held">
      <button
        type="button"
        className="file-save"
        aria-label={t('file_save', { name: isolated(name) })}
        onClick={() => saveFile(file)}
      >
        <Icon name="save" size={16} />
        <bdi>{name}</bdi>
      </button>
      <span className="file-size number">{size}</span>
    </span>
  );
}
