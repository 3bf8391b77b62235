import { LOG_TYPES } from '@hanjan/roastlog/limits.ts';
import type { FoundFault } from './found.ts';

/** Files that are looked at in one go. */
export const MOST_FILES = 10_000;

/** What systems leave in folders and archives besides people's files. */
const OF_SYSTEMS = /(^|\/|› )(\.|__MACOSX\/|thumbs\.db$|desktop\.ini$|~\$)/i;
/** Pictures, sounds, films, papers, programs and archives in archives: no log is called so, and some are large. */
const NO_LOGS =
  /\.(jpe?g|png|gif|hei[cf]|webp|avif|tiff?|bmp|svg|raw|dng|cr2|nef|mov|mp4|m4[av]|avi|mkv|mp3|wav|pdf|docx?|pptx?|hwpx?|pages|key|psd|ai|exe|dmg|apk|zip|7z|rar|gz)$/i;
/** What roasting programs call their files. */
const LOGS = new RegExp(`\\.(${LOG_TYPES.join('|')})$`, 'i');

/** Whether a file can be a log by its name: others are not read at all. */
export const isLogName = (path: string): boolean => !OF_SYSTEMS.test(path) && !NO_LOGS.test(path);

/** What stands by chance among logs: nobody wants to know why no roast can be read of it. */
const CHANCE: readonly string[] = ['not_text', 'empty', 'unknown', 'unsupported', 'no_samples'];

/** Whether a file that cannot be read is no log at all, and is only counted. */
export const isOther = (fault: FoundFault['fault'], path: string): boolean =>
  fault !== 'unreadable' && CHANCE.includes(fault.key) && !LOGS.test(path);
