/** How a style shows a number: as it is, as a day, or as a time with or without hours and seconds. */
export type Shown = 'plain' | 'date' | 'h:mm' | 'h:mm:ss' | 'mm:ss';

/** Formats that every spreadsheet has. */
const BUILT_IN: Readonly<Record<number, Shown>> = {
  ...{ 14: 'date', 15: 'date', 16: 'date', 17: 'date', 22: 'date' },
  ...{ 18: 'h:mm', 19: 'h:mm:ss', 20: 'h:mm', 21: 'h:mm:ss', 45: 'mm:ss', 46: 'h:mm:ss', 47: 'mm:ss' },
};
const LONGEST_CODE = 200;

/** What a number format shows, by its number and, of those that are no spreadsheet's own, its code. */
export function shownBy(id: number, code?: string): Shown {
  if (code === undefined) return BUILT_IN[id] ?? 'plain';
  // Texts, colours and countries say nothing; `[h]` is more than a day of hours.
  const plain = code
    .slice(0, LONGEST_CODE)
    .replace(/"[^"]*"|\\./g, '')
    .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
    .toLowerCase();
  if (plain === 'general') return 'plain';
  if (/[yd]/.test(plain)) return 'date';
  if (plain.includes('s')) return plain.includes('h') ? 'h:mm:ss' : 'mm:ss';
  return plain.includes('h') ? 'h:mm' : 'plain';
}

/** Days from the first of 1900, as spreadsheets count them, to that of 1970, and those that Macs count less. */
const EPOCH = 25_569;
const SINCE_1904 = 1462;
const DAY_S = 86_400;

/** A number as the spreadsheet shows it, days as ISO 8601 in their own time. */
export function shownText(value: number, shown: Shown, is1904 = false): string {
  if (shown === 'plain' || !Number.isFinite(value)) return Number.isFinite(value) ? String(value) : '';
  if (shown === 'date') {
    const at = new Date(Math.round((value + (is1904 ? SINCE_1904 : 0) - EPOCH) * DAY_S) * 1000);
    if (Number.isNaN(at.getTime())) return String(value);
    const text = at.toISOString().slice(0, 19).replace('T', ' ');
    return value % 1 === 0 ? text.slice(0, 10) : text;
  }
  if (value < 0 || value > 1000) return String(value);
  const ms = Math.round(value * DAY_S * 1000);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const [hours, minutes, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000), (ms / 1000) % 60];
  const seconds = `${two(s)}${ms % 1000 ? `.${String(ms % 1000).padStart(3, '0')}` : ''}`;
  if (shown === 'mm:ss') return `${minutes}:${seconds}`;
  return shown === 'h:mm' && s === 0 ? `${hours}:${two(minutes % 60)}` : `${hours}:${two(minutes % 60)}:${seconds}`;
}
