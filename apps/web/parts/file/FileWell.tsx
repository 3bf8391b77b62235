import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import './file.css';

interface Props {
  readonly label: string;
  /** Endings of the files that are offered to choose from, as `.csv,.json`. */
  readonly accept: string;
  readonly isFailing: boolean;
  take(files: readonly File[]): void;
  /** What stands in it, given what opens the files of the device to choose from. */
  children(choose: () => void): ReactNode;
}

/** A box that files are chosen into, dropped on and pasted into. */
export function FileWell({ label, accept, isFailing, take, children }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const given = (files: FileList | null) => {
    if (files && files.length > 0) take([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    given(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <fieldset
      className="file"
      aria-label={label}
      data-over={isOver || undefined}
      data-error={isFailing || undefined}
      onDragOver={over}
      onDragLeave={over}
      onDrop={drop}
      onPaste={(event: ClipboardEvent) => given(event.clipboardData.files)}
    >
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        onChange={(event) => {
          given(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
