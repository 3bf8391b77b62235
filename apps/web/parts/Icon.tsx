import type { MenuIcon } from '@hanjan/model/menu.ts';
import './icon.css';

/** Drawings on a 20 px grid, 1.5 px line. */
const paths = {
  cup: 'M3.5 7H14v4.5A4.5 4.5 0 0 1 9.5 16H8a4.5 4.5 0 0 1-4.5-4.5ZM14 8.5h1a2 2 0 0 1 0 4h-1.2M6.5 2.5v2M10.5 2.5v2',
  spoon: 'M8.7 4.53A3.1 3.9-42 0 1 4.1 8.67 3.1 3.9-42 0 1 8.7 4.53ZM9 9.4l7.5 7.6',
  sheet: 'M5 3.5h10v13H5ZM8 7.5h4M8 10.5h4',
  key: 'M11 9.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0ZM11 9.5h5.5v3',
  shop: 'M3.5 8.5 5 3.5h10l1.5 5M4.5 8.5v8h11v-8M3.5 8.5a2.2 2.2 0 0 0 4.3 0 2.2 2.2 0 0 0 4.4 0 2.2 2.2 0 0 0 4.3 0M8 16.5v-4h4v4',
  bean: 'M12.87 14.1A5 7 35 0 1 5.9 15.73 5 7 35 0 1 7.13 5.9 5 7 35 0 1 14.1 4.27 5 7 35 0 1 12.87 14.1ZM13.6 4.8C9.2 7 12.4 11.4 6.4 15.2',
  drum: 'M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0ZM12 10a2 2 0 1 1-4 0 2 2 0 1 1 4 0ZM10 3.5V8M15.6 13.2 11.8 11M4.4 13.2 8.2 11',
  table: 'M3.5 4.5h13v11h-13ZM3.5 8.5h13M8 8.5v7',
  curve: 'M3.5 3.5v13h13M6 5.5c.4 5 1.5 6.6 3.2 5.8 2.2-1 3.6-4.3 7.3-5.3',
  book: 'M10 5.5C8 4 5.5 4 3.5 4.5v11c2-.5 4.5-.5 6.5 1 2-1.5 4.5-1.5 6.5-1v-11C14.5 4 12 4 10 5.5ZM10 5.5v11',
  list: 'M4 5.5h1.5M8.5 5.5h8M4 10h1.5M8.5 10h8M4 14.5h1.5M8.5 14.5h8',
  pin: 'M10 17.5c-3.4-4-5-6.4-5-8.7a5 5 0 0 1 10 0c0 2.3-1.6 4.7-5 8.7ZM11.8 8.7a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 1 1 3.6 0Z',
  scan: 'M3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13M6 10h8',
  office: 'M4.5 16.5v-13h7v13M11.5 8h4v8.5M3 16.5h14M7 7h2M7 10h2M7 13h2',
  sack: 'M6.5 3.5h7l-1.2 2.2h-4.6ZM7.7 5.7C4.8 8 3.5 10.5 3.5 13c0 2.5 1.5 3.5 6.5 3.5s6.5-1 6.5-3.5c0-2.5-1.3-5-4.2-7.3',
  person: 'M13.3 6.8a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 1 1 6.6 0ZM3.8 17c.6-3.4 3-5 6.2-5s5.6 1.6 6.2 5',
  dripper: 'M3 4.5h14M4.5 4.5 8 11.5h4l3.5-7M5.5 11.5h9M10 14v2.5',
  truck:
    'M2.5 5h9v9h-9ZM11.5 8.5h3.2l2.8 2.8V14h-6M7 14.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0ZM16 14.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0Z',
  blend: 'M12.4 10a4.8 4.8 0 1 1-9.6 0 4.8 4.8 0 1 1 9.6 0ZM17.2 10a4.8 4.8 0 1 1-9.6 0 4.8 4.8 0 1 1 9.6 0Z',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  moon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z',
  sun: 'M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 1 1 6.4 0ZM10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M4.7 15.3l1.1-1.1M14.2 5.8l1.1-1.1',
  screen: 'M3 4.5h14v9H3ZM7.5 16.5h5',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  left: 'M12 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  first: 'M15 5l-5 5 5 5M9.5 5l-5 5 5 5',
  last: 'M5 5l5 5-5 5M10.5 5l5 5-5 5',
  filter: 'M3.5 6h13M6 10h8M8.5 14h3',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  close: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  again: 'M15.8 7A6.5 6.5 0 1 0 16.5 11M16.5 3.5V7H13',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5h8a4.3 4.3 0 0 1 0 8.6H8',
  leave: 'M8.5 4.5h-4v11h11v-4M11.5 3.5h5v5M16.3 3.7 9.5 10.5',
  save: 'M10 3.5v9M6.2 9 10 12.8 13.8 9M3.5 16.5h13',
  copy: 'M7 7h9.5v9.5H7ZM4 13H3.5V3.5H13V4',
  warning: 'M10 3.5 17.5 16.5h-15ZM10 8.5V12M10 14.2v.01',
  globe: 'M17 10a7 7 0 1 1-14 0 7 7 0 1 1 14 0ZM3 10h14M10 3c4.5 4 4.5 10 0 14-4.5-4-4.5-10 0-14Z',
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0ZM13.2 13.2 17 17',
  eye: 'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5ZM12 10a2 2 0 1 1-4 0 2 2 0 1 1 4 0Z',
  eyeOff: 'M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5ZM12 10a2 2 0 1 1-4 0 2 2 0 1 1 4 0ZM4 16 16 4',
  calendar: 'M3.5 5h13v11.5h-13ZM3.5 8.5h13M7 3v3.5M13 3v3.5',
  clock: 'M17 10a7 7 0 1 1-14 0 7 7 0 1 1 14 0ZM10 5.8V10l3 1.8',
  flag: 'M5.5 17V3.5h9L12.5 7l2 3.5h-9',
} as const satisfies Record<string, string> & Record<MenuIcon, string>;

export type IconName = keyof typeof paths;

interface Props {
  readonly name: IconName;
  /** 16 in dense rows, 20 usually, 24 in the bottom bar. */
  readonly size?: 16 | 20 | 24;
}

/** A line drawing beside a word. It is never read out: the word says it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      data-heavy={name === 'more' || undefined}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
