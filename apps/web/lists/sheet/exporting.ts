import { type Answer, failure } from '../../base/api/call.ts';
import type { CallOrg } from '../../base/api/org_call.ts';
import { openStream, type Stream } from '../../base/api/transfer.ts';
import { t } from '../../base/texts/index.ts';
import { createFrames } from './frames.ts';
import { patiently } from './patience.ts';
import { createPile } from './pile.ts';

/** What is read and written: `xlsx` is Excel. */
export const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** How far an export is. */
export type Step =
  | { readonly is: 'waiting' }
  | { readonly is: 'coming'; readonly rows: number; readonly total: number };

interface Exporting {
  /** The language of names. */
  readonly language: string;
  readonly stop: AbortSignal;
  /** The organisation whose records they are. */
  readonly org: CallOrg | undefined;
  onStep(step: Step): void;
}

/** A whole file and the name that the server gave it. */
export interface Exported {
  readonly name: string;
  readonly file: Blob;
}

/** Exports of others may have to end first. */
const BUSY = 'export_busy';
const TRIES = 5;

/** Fetches a file that the server makes of the records of a screen. Only a whole one is answered. */
export async function fetchExport(path: string, asked: object, exporting: Exporting): Promise<Answer<Exported>> {
  const { language, stop, org, onStep } = exporting;
  const open = () => openStream(`${path}/export`, { ...asked, frames: true }, { language, stop, org });
  const answer = await patiently(open, { code: BUSY, tries: TRIES, stop, onWait: () => onStep({ is: 'waiting' }) });
  if (answer.status !== 'OK') return { ...answer, result: null as never };
  try {
    const file = await readWhole(answer.result, onStep);
    if (file) return { ...answer, result: { name: nameIn(answer.result.headers), file } };
  } catch {
    // What broke off on the way is shown below.
  }
  return { ...failure('NETWORK'), description: t('export_broken') };
}

/** Everything of a file; null when its last frame did not come. */
async function readWhole(stream: Stream, onStep: Exporting['onStep']): Promise<Blob | null> {
  const total = Number(stream.headers.get('x-total-rows'));
  const frames = createFrames();
  const pile = createPile();
  for (let piece = await stream.read(); piece; piece = await stream.read()) {
    for (const part of frames.take(piece)) pile.add(part);
    onStep({ is: 'coming', rows: frames.rows, total });
  }
  return frames.isWhole ? pile.whole() : null;
}

/** The name of a file as RFC 5987 writes it. */
function nameIn(headers: Headers): string {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(name);
}
