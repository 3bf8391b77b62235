import { t } from '../../../base/texts/index.ts';
import './brew_mark.css';

/** Which of two brews something is of: a number, and for those who do not see it in words. */
export const BrewMark = ({ nth }: { readonly nth: number }) => (
  <span className="brew-mark">
    <span aria-hidden="true">{nth}</span>
    <span className="spoken">{t('brew_nth', { nth })}</span>
  </span>
);
