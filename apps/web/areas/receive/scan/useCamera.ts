import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createCodeReader } from './read_code.ts';

/** How long the next picture is waited for, in ms. */
const PAUSE = 120;

/** What is wrong with the camera, by the name of the browser's error. */
const FAULTS: Readonly<Record<string, MessageKey>> = {
  NotAllowedError: 'scan_denied',
  SecurityError: 'scan_denied',
  NotFoundError: 'scan_no_camera',
  OverconstrainedError: 'scan_no_camera',
};

interface Camera {
  readonly isOn: boolean;
  readonly fault: MessageKey | null;
  start(): Promise<void>;
  stop(): void;
}

/** The camera of the device, which shows in a video and tells the first code that it sees. Whoever leaves turns it off. */
export function useCamera(
  video: { readonly current: HTMLVideoElement | null },
  onCode: (text: string) => void,
): Camera {
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState<MessageKey | null>(null);
  const off = useRef<(() => void) | null>(null);

  const stop = useCallback(() => {
    off.current?.();
    off.current = null;
    setOn(false);
  }, []);
  useEffect(() => {
    const hide = () => document.hidden && stop();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stop();
    };
  }, [stop]);

  const start = async () => {
    stop();
    setFault(null);
    const gone = new AbortController();
    off.current = () => gone.abort();
    try {
      // Not there at all where the page is no secure one.
      const stream = await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } });
      const shown = video.current;
      if (!stream) return setFault('scan_no_camera');
      gone.signal.addEventListener('abort', () => end(stream));
      if (gone.signal.aborted || !shown) return end(stream);
      setOn(true);
      shown.srcObject = stream;
      await shown.play();
      const text = await lookFor(shown, gone.signal);
      if (text === null) return;
      stop();
      onCode(text);
    } catch (error) {
      if (gone.signal.aborted) return;
      stop();
      setFault(FAULTS[error instanceof Error ? error.name : ''] ?? 'scan_busy');
    }
  };
  return { isOn, fault, start, stop };
}

function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Looks at one picture after another until there is a code in one; null once nobody looks any more. */
async function lookFor(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const reader = createCodeReader();
  try {
    while (!signal.aborted) {
      const text = await reader.read(video, 'camera');
      if (signal.aborted) return null;
      if (text) return text;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  } finally {
    reader.end();
  }
}
