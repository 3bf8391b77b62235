import type { chart as ko } from '../../ko/every/chart.ts';

export const chart = {
  chart_sample: 'Sample values',
  chart_sampled: 'Sample values filled in.',
  chart_clear: 'Clear all',
  chart_cleared: 'All cleared.',
  chart_more: 'Other actions',
  chart_larger: 'Larger',
  chart_smaller: 'Smaller',
  chart_done: 'Done',
  chart_save: 'Save image',
  chart_png: 'PNG image',
  chart_svg: 'SVG image',
  chart_share: 'Share',
  chart_print: 'Print',
  chart_failed: 'The image could not be made. Update your browser, or print this page.',
  chart_note: 'Write a note',
  chart_note_flavorwheel: 'Make it a note',
  chart_note_radarchart: 'Make it a note',
  chart_typed: 'Carried over into this form.',
  chart_not_kept: 'Your browser does not save anything. What you chose here is lost when you close this page.',
} as const satisfies Record<keyof typeof ko, string>;
