/** Pixels to look for a code in, and for how many ms at most. */
export interface Frame {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly patience: number;
}

/** A picture of a camera is looked at while the next one comes; a chosen one may take its time. */
export const PATIENCE = { camera: 80, picture: 2000 } as const;
/** A picture is made so large at most: a code that can be held still has no finer squares. */
const LONGEST = { camera: 900, picture: 1800 } as const;

/** What looks for codes in pictures. */
export interface CodeReader {
  /** The text of the code in a picture; null where there is none that can be read. */
  read(picture: ImageBitmap | HTMLVideoElement, from: keyof typeof PATIENCE): Promise<string | null>;
  end(): void;
}

export function createCodeReader(): CodeReader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const draws = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read(picture, from) {
      const [wide, high] =
        picture instanceof HTMLVideoElement
          ? [picture.videoWidth, picture.videoHeight]
          : [picture.width, picture.height];
      if (!draws || wide === 0 || high === 0) return Promise.resolve(null);
      const scale = Math.min(1, LONGEST[from] / Math.max(wide, high));
      const [width, height] = [Math.round(wide * scale) || 1, Math.round(high * scale) || 1];
      Object.assign(canvas, { width, height });
      draws.drawImage(picture, 0, 0, width, height);
      const pixels = draws.getImageData(0, 0, width, height).data;
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({ pixels, width, height, patience: PATIENCE[from] } satisfies Frame, [pixels.buffer]);
      return promise;
    },
    end: () => worker.terminate(),
  };
}
