import { t } from '../../base/texts/index.ts';

/** What is done to many records. */
export type Deed = 'change' | 'remove';

/** What is said of a deed, from its title to what became of it. */
export interface DeedWords {
  title(): string;
  running(): string;
  /** What became of a record. */
  saved(): string;
  /** What became of all. */
  done(count: number): string;
  failed(count: number): string;
  /** It was taken back. */
  undone(): string;
}

export const DEED_WORDS: Readonly<Record<Deed, DeedWords>> = {
  change: {
    title: () => t('bulk_change'),
    running: () => t('bulk_running'),
    saved: () => t('bulk_saved'),
    done: (count) => t('bulk_done', { count }),
    failed: (count) => t('bulk_failed', { count }),
    undone: () => t('undo_ok'),
  },
  remove: {
    title: () => t('bulk_remove'),
    running: () => t('bulk_removing'),
    saved: () => t('bulk_gone'),
    done: (count) => t('bulk_removed', { count }),
    failed: (count) => t('bulk_remove_failed', { count }),
    undone: () => t('restore_ok'),
  },
};
