import type { UploadBounds } from '@hanjan/core';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { type NotTaken, type Prepared, prepare } from './prepare.ts';

/** Sends a picture; `onSent` hears the share that has left. */
export type SendPicture = (
  file: File,
  sending: { readonly stop: AbortSignal; onSent(share: number): void },
) => Promise<Answer<{ readonly path: string }>>;

/** What is happening with a picture that was chosen. */
export type Sending =
  | { readonly is: 'still' }
  | { readonly is: 'preparing' }
  | { readonly is: 'sending'; readonly picture: Prepared; readonly share: number }
  | { readonly is: 'unsent'; readonly picture: Prepared; readonly answer: Answer };

interface Upload {
  readonly sending: Sending;
  /** Why the file that was chosen last is no picture to upload. */
  readonly refused: NotTaken | null;
  take(files: readonly File[]): Promise<void>;
  retry(): Promise<void>;
  /** Breaks off what is under way and forgets what was chosen. */
  stop(): void;
}

interface Options {
  readonly bounds: UploadBounds;
  readonly send: SendPicture;
  /** Something was chosen that is not uploaded yet. */
  onChosen(name: string): void;
  onUploaded(path: string): void;
}

const STILL: Sending = { is: 'still' };

/** Uploads what is chosen at once. What could not be uploaded is there to be sent again. */
export function useUpload({ bounds, send, onChosen, onUploaded }: Options): Upload {
  const [sending, setSending] = useState<Sending>(STILL);
  const [refused, setRefused] = useState<NotTaken | null>(null);
  const turn = useRef<AbortController | null>(null);
  useEffect(() => () => turn.current?.abort(), []);

  const begin = (): AbortSignal => {
    turn.current?.abort();
    turn.current = new AbortController();
    return turn.current.signal;
  };
  const upload = async (picture: Prepared, stop: AbortSignal) => {
    const onSent = (share: number) => stop.aborted || setSending({ is: 'sending', picture, share });
    onSent(0);
    const answer = await send(picture.file, { stop, onSent });
    if (stop.aborted) return;
    if (answer.status !== 'OK') return setSending({ is: 'unsent', picture, answer });
    setSending(STILL);
    onUploaded(answer.result.path);
  };

  return {
    sending,
    refused,
    async take(files) {
      const before = sending;
      const stop = begin();
      setRefused(null);
      setSending({ is: 'preparing' });
      const picture = await prepare(files, bounds);
      if (stop.aborted) return;
      if (typeof picture === 'string') {
        setSending(before.is === 'unsent' ? before : STILL);
        return setRefused(picture);
      }
      onChosen(files[0]?.name ?? picture.file.name);
      await upload(picture, stop);
    },
    async retry() {
      if (sending.is === 'unsent') await upload(sending.picture, begin());
    },
    stop() {
      turn.current?.abort();
      setRefused(null);
      setSending(STILL);
    },
  };
}
