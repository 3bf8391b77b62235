import type { SiteRole } from '@hanjan/core';
import { useSyncExternalStore } from 'react';
import { currentPerson } from '../../base/session/session.ts';
import { readStored } from '../../base/store/storage.ts';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { CLIP, type Clip, keptClip, readClip } from './clip.ts';

/** Who copies to the clipboard of the system too. */
const SYSTEM: readonly SiteRole[] = ['SADMIN', 'ADMIN', 'TESTER'];

const usesSystem = (): boolean => SYSTEM.includes(currentPerson()?.user_type ?? 'GUEST');

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};
const hear = ({ key }: StorageEvent) => {
  if (key === null || key === CLIP) tellAll();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
}

/** Whether there is something to paste, as far as is known without asking the system. */
export const useHasClip = (): boolean =>
  useSyncExternalStore(subscribe, () => usesSystem() || readStored('device', CLIP) !== null);

/** Copies a clip, and its words to the system where the person may; says how that went. */
export async function copy(clip: Clip, done: 'copy_ok' | 'field_copy_ok', words?: string): Promise<void> {
  try {
    localStorage.setItem(CLIP, JSON.stringify(clip));
    tellAll();
    if (usesSystem()) await navigator.clipboard.writeText(words ?? JSON.stringify(clip));
    toast({ text: t(done) });
  } catch {
    toast({ text: t('copy_failed') });
  }
}

/** What was copied last, here or, where the person may, in another program. */
export async function takeClip(): Promise<Clip | null> {
  if (!usesSystem()) return keptClip();
  const text = await navigator.clipboard.readText().catch(() => '');
  return readClip(text) ?? keptClip();
}

/** Forgets what was copied; says so when that cannot be done. */
export async function clearClip(): Promise<void> {
  try {
    localStorage.removeItem(CLIP);
    if (usesSystem()) await navigator.clipboard.writeText('');
    toast({ text: t('clipboard_trash_ok') });
  } catch {
    toast({ text: t('clipboard_trash_failed') });
  }
  tellAll();
}
