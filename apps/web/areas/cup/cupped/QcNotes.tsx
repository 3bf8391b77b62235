import { inLocale, type Row, type Screen } from '@hanjan/core';
import { POINTS } from '@hanjan/model/shared/points.ts';
import { Link } from 'wouter';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { meanOf } from '../../../records/field/mean.ts';
import { compareHref } from '../../../records/screen/compare_address.ts';
import { useNewest } from '../../../records/store/useNewest.ts';
import '../../../records/ledger/newest.css';
import './qc_notes.css';

interface Props {
  readonly screen: Screen;
  /** The field of a note that says what was cupped. */
  readonly cupped: string;
  /** What was cupped. */
  readonly of: number;
}

/** The newest few are enough below a record; the list has the others. */
const FIRST = 5;

/** How something tasted, note by note, the newest first: its day, what it is called and the mean of its scores. */
export function QcNotes({ screen, cupped, of }: Props) {
  const newest = useNewest(screen, cupped, of, FIRST);
  if (!newest?.rows?.length) return null;
  const { rows: notes, total, path, all } = newest;
  const { plain, locale } = screen.entity.label;
  const { compare } = screen.list;
  const keys = notes.map((note) => Number(note[screen.entity.key]));
  const nameOf = (note: Row) => inLocale(note[plain], note[locale], currentLocale()).find(Boolean);
  return (
    <>
      <ol className="newest qc-notes">
        {notes.map((note) => (
          <li key={String(note[screen.entity.key])}>
            <Link href={`${path}/${note[screen.entity.key]}`}>
              <time>{String(note.cupnote_date)}</time>
              <b>{String(nameOf(note) ?? '')}</b>
              <output aria-label={t('mean')}>{meanOf(note, POINTS)}</output>
            </Link>
          </li>
        ))}
      </ol>
      {notes.length > 1 && (
        <p className="qc-ways">
          {total > notes.length && (
            <Link className="quiet-link" href={all}>
              {t('qc_notes_all', { count: total })}
            </Link>
          )}
          {compare && (
            <Link className="quiet-link" href={compareHref(compare.path, screen.name, keys.slice(0, compare.most))}>
              {t('menu_qc_compare')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
