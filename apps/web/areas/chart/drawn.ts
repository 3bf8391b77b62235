import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * A chart that is drawn apart from the page, for a picture: whole and at rest, in its own size, whatever the page shows
 * of it. It is for when somebody asks for the picture, not for rendering.
 */
export function drawn(chart: ReactElement): SVGSVGElement | null {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(chart));
  const svg = place.querySelector('svg');
  const copy = svg && (svg.cloneNode(true) as SVGSVGElement);
  root.unmount();
  return copy;
}
