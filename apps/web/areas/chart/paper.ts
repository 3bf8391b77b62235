import { today } from '../../base/session/day.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import type { ChartSource } from './chart.ts';
import '../../parts/print.css';
import './print.css';

/**
 * Prints a chart: its name and the day, itself as large as the page lets it, and what it says in words. The sheet is no
 * part of the page, which may be drawn anew while it is printed, because paper is narrower than a screen.
 */
export function printChart({ chart, title, svg, readings }: ChartSource): void {
  const drawing = svg()?.cloneNode(true);
  if (!drawing) {
    toast({ text: t('chart_failed') });
    return;
  }
  const words = readings().map(({ name, value }) => made('div', '', made('dt', '', name), made('dd', '', value)));
  const sheet = made(
    'article',
    'print-sheet paper',
    made('h1', '', title ?? textOf(`menu_${chart}`)),
    made('p', 'number', today()),
    made('div', 'print-chart', drawing),
    made('dl', 'print-readings', ...words),
  );
  // A browser that does not say when it is done leaves one behind, which nobody sees.
  document.querySelector('.print-sheet.paper')?.remove();
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

function made(name: string, className: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(...inside);
  return element;
}
