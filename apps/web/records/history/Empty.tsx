import { t } from '../../base/texts/index.ts';

/** A value that is not there, in words: a dash between two values could be read as one of them. */
export const Empty = () => <span className="cell-none">{t('empty_value')}</span>;
