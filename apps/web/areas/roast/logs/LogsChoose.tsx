import { useRef } from 'react';
import { t } from '../../../base/texts/index.ts';
import { Button } from '../../../parts/button/Button.tsx';
import { chosenFiles } from './dropped.ts';
import type { ChosenFile } from './found.ts';

interface Props {
  take(files: readonly ChosenFile[]): void;
}

/** Phones choose no folders. */
const mayChooseFolder = () => 'webkitdirectory' in HTMLInputElement.prototype && matchMedia('(pointer: fine)').matches;

/** Where logs come from: a folder with all in it, or files and archives, of which as many as somebody likes. */
export function LogsChoose({ take }: Props) {
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hasFolder = mayChooseFolder();
  const taken = (input: HTMLInputElement) => {
    take(chosenFiles(input.files ?? []));
    input.value = '';
  };
  return (
    <section className="logs-choose">
      <div className="logs-keys">
        {hasFolder && <Button onClick={() => folder.current?.click()}>{t('logs_folder')}</Button>}
        <Button variant={hasFolder ? 'default' : 'filled'} onClick={() => files.current?.click()}>
          {t('logs_files')}
        </Button>
      </div>
      <p>{t('logs_choose_text')}</p>
      <input
        ref={folder}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('logs_folder')}
        // Not known to React by a name of its own.
        {...{ webkitdirectory: '' }}
        onChange={(event) => taken(event.currentTarget)}
      />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={t('logs_files')}
        onChange={(event) => taken(event.currentTarget)}
      />
    </section>
  );
}
