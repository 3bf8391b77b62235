import { pictureName } from '@hanjan/charts/picture/name.ts';
import { pngOf } from '@hanjan/charts/picture/png.ts';
import { svgText } from '@hanjan/charts/picture/svg.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { saveAs } from '../../parts/file/file.ts';
import type { ChartSource } from './chart.ts';

export { printChart } from './paper.ts';

/** Px across: sharp on any screen, and small enough to be sent. */
const WIDTH = 1440;

/** Gives a chart to the person's device as an image. */
export async function savePicture(source: ChartSource, type: 'png' | 'svg'): Promise<void> {
  const blob = await pictureOf(source, type);
  if (blob) saveAs(`${pictureName(source.chart, new Date())}.${type}`, blob);
  else toast({ text: t('chart_failed') });
}

/** Hands a chart as an image to whatever program the person chooses. */
export async function sharePicture(source: ChartSource): Promise<void> {
  const blob = await pictureOf(source, 'png');
  if (!blob) return toast({ text: t('chart_failed') });
  const file = new File([blob], `${pictureName(source.chart, new Date())}.png`, { type: blob.type });
  try {
    await navigator.share({ files: [file], title: source.title ?? textOf(`menu_${source.chart}`) });
  } catch (error) {
    // The device says itself why it shares nothing; whoever chooses no program has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('An image was not shared:', error);
  }
}

/** An image of a chart; null when there is none to be had. */
async function pictureOf({ svg }: ChartSource, type: 'png' | 'svg'): Promise<Blob | null> {
  try {
    const drawing = svg();
    const text = drawing && svgText(drawing);
    if (!text) return null;
    return type === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pngOf(text, WIDTH);
  } catch {
    return null;
  }
}
