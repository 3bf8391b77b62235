import { IMPORT_MB, type ImportResult, type Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { type Answer, askedFor } from '../../../base/api/call.ts';
import { orgOf } from '../../../base/api/org_call.ts';
import { sendFile } from '../../../base/api/transfer.ts';
import { currentPerson } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { type Ask, asking, type Confirmable } from '../../../records/saving/question.ts';
import { reasonOf } from '../../../records/saving/saving.ts';
import { attemptFor, printOf, settle } from '../attempt.ts';
import { FORMATS } from '../exporting.ts';
import { patiently } from '../patience.ts';

/** A file as it was when it was chosen. */
export interface Chosen {
  /** The file on the device, which may change or go. */
  readonly source: File;
  /** What it had: that is looked at, and that is saved. */
  readonly held: File;
  /** Tells what it holds from what other files hold. */
  readonly print: string;
}

/** Why a file is not taken: the key of a text, and what it says. */
export interface NotTaken {
  readonly key: MessageKey;
  readonly args?: Readonly<Record<string, number>>;
}

/** Takes a chosen file, or says why not before it is sent anywhere. */
export async function chooseFile(files: readonly File[]): Promise<Chosen | NotTaken> {
  const [source] = files;
  if (!source || files.length > 1) return { key: 'file_one' };
  if (!FORMATS.some((end) => source.name.toLowerCase().endsWith(`.${end}`))) return { key: 'import_type' };
  if (source.size > IMPORT_MB * 1024 * 1024) return { key: 'import_size', args: { max: IMPORT_MB } };
  const bytes = await source.arrayBuffer().catch(() => null);
  if (!bytes) return { key: 'file_unreadable' };
  if (bytes.byteLength === 0) return { key: 'import_empty' };
  const held = new File([bytes], source.name, { type: source.type });
  return { source, held, print: printOf(new Uint8Array(bytes)) };
}

/** Whether the file on the device is still the one that was chosen. Browsers do not read one that has changed. */
export const isUnmoved = ({ source }: Chosen): Promise<boolean> =>
  source
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

interface Sending {
  readonly stop: AbortSignal;
  onSent(share: number): void;
}

/** One person brings one file at a time: what of them broke off is still worked on, for a minute at the most. */
const BUSY = { code: 'import_busy', tries: 20 };

/** Sends a chosen file to be looked at. */
export function previewImport(screen: Screen, { held }: Chosen, sending: Sending): Promise<Answer<ImportResult>> {
  const send = () => sendFile<ImportResult>(addressOf(screen, 'preview'), held, { ...sending, org: orgOf(screen) });
  return patiently(send, { ...BUSY, stop: sending.stop });
}

/**
 * Sends a chosen file to be saved, and asks the person what the server asks; null where they do not want it. A file whose
 * save was never answered is saved once, whenever it is chosen again, with what was confirmed of it.
 */
export async function saveImport(
  screen: Screen,
  { held, print }: Chosen,
  sending: Sending,
  ask: Ask,
): Promise<Answer<ImportResult> | null> {
  const address = addressOf(screen, 'save');
  const of = [currentPerson()?.user_seq, askedFor('GET', address, undefined, orgOf(screen)).path, print].join(' ');
  const send = (body: Confirmable) => {
    const { key, confirm } = attemptFor(of, body.confirm);
    const fields = confirm && { confirm: JSON.stringify(confirm) };
    const once = { ...sending, org: orgOf(screen), headers: { 'Idempotency-Key': key }, ...(fields && { fields }) };
    return patiently(() => sendFile<ImportResult>(address, held, once), { ...BUSY, stop: sending.stop });
  };
  const answer = await asking({}, send, ask);
  if (answer === null || answer.status === 'OK') settle(of);
  return answer;
}

function addressOf({ path }: Screen, mode: 'preview' | 'save'): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${path}/import?${new URLSearchParams({ mode, zone: timeZone })}`;
}

/** Why a file was not saved; where nobody knows whether it was, what can be done. */
export const unsavedText = (answer: Answer): string =>
  [reasonOf(answer), ...(answer.status === 'NETWORK' ? [t('import_unsure')] : [])].join(' ');
