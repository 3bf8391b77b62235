import type { frame as ko } from '../ko/frame.ts';

export const frame = {
  display: 'Display',
  position: 'Menu position',
  position_L: 'Left',
  position_R: 'Right',
  position_T: 'Top',
  position_B: 'Bottom',
  layout: 'Layout',
  layout_N: 'Normal',
  layout_S: 'Simple, without side menu and footer',
  layout_F: 'Wide, the whole window',
  palette: 'Search',
  nav_all: 'Whole menu',
  connection_away: 'The server cannot be reached.',
  connection_try: 'Try now',
  connection_checking: 'Reconnecting',
  connection_back: 'You are connected again.',
  update_title: 'A new version is available',
  update_text: 'Reload to open this page. Your saved records are safe.',
  ad: 'Advertisement',
  timer: 'Timer',
} satisfies Record<keyof typeof ko, string>;
