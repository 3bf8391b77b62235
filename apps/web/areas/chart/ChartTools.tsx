import type { Row } from '@hanjan/core';
import { useEffect, useState } from 'react';
import { loadAhead } from '../../base/store/idle.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { toast } from '../../parts/dialog/toast.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Popup, type PopupItem } from '../../parts/Popup.tsx';
import { tellMissing } from '../../parts/states/missing.ts';
import { canShare } from './can_share.ts';
import type { ChartSource } from './chart.ts';
import { useNote } from './note.ts';
import './tools.css';

const loadPictures = () => import('./pictures.ts');
type Pictures = Awaited<ReturnType<typeof loadPictures>>;

/** Takes back what was done. */
type Undo = () => void;

interface Props extends ChartSource {
  /** Puts values in to try the chart with. */
  onSample(): Undo;
  /** Clears the work at the chart. */
  onClear(): Undo;
  /** There is nothing to clear. */
  readonly isEmpty: boolean;
  /** Whether there is anything to be drawn; a chart that is empty shows its frame. */
  readonly isDrawn?: boolean;
  /** The fields of a new cupping note that say what the chart does, if it says anything; absent where there is no such note. */
  readonly note?: Row;
}

/** What can be done with a chart: try it, clear it, take it along as a picture or on paper, write a note of it. */
export function ChartTools({ onSample, onClear, isEmpty, isDrawn = true, note, ...source }: Props) {
  const write = useNote(source.chart);
  const saysSomething = note && Object.keys(note).length > 0;
  const change = (work: () => Undo, text: string) => {
    const run = work();
    toast({ text, action: { label: t('undo'), run } });
  };
  const sample = { key: 'sample', label: t('chart_sample'), run: () => change(onSample, t('chart_sampled')) };
  const clear = { key: 'clear', label: t('chart_clear'), run: () => change(onClear, t('chart_cleared')) };
  return (
    <div className="chart-tools">
      <div className="chart-work">
        <button type="button" className="quiet-link" onClick={sample.run}>
          {sample.label}
        </button>
        {/* It stays when all is cleared, so that the focus does. */}
        <button type="button" className="quiet-link" aria-disabled={isEmpty} onClick={isEmpty ? undefined : clear.run}>
          {clear.label}
        </button>
      </div>
      {isDrawn && <PictureMenu {...source} />}
      {note && (
        <Button size="md" className="chart-note" onClick={() => write(note)}>
          {textOf(saysSomething ? `chart_note_${source.chart}` : 'chart_note')}
        </Button>
      )}
      <div className="chart-more">
        <Popup label={t('chart_more')} button={<Icon name="more" />} items={isEmpty ? [sample] : [sample, clear]} />
      </div>
    </div>
  );
}

/** Images of a chart, handing them on where the device can, and paper. */
export function PictureMenu(source: ChartSource) {
  const [mayShare] = useState(canShare);
  useEffect(() => loadAhead(() => void loadPictures().catch(() => undefined)), []);
  const item = (key: 'png' | 'svg' | 'share' | 'print', work: (pictures: Pictures) => void): PopupItem => ({
    key,
    label: t(`chart_${key}`),
    run: () => loadPictures().then(work, tellMissing),
  });
  const items = [
    item('png', ({ savePicture }) => savePicture(source, 'png')),
    item('svg', ({ savePicture }) => savePicture(source, 'svg')),
    ...(mayShare ? [item('share', ({ sharePicture }) => sharePicture(source))] : []),
    item('print', ({ printChart }) => printChart(source)),
  ];
  return (
    <div className="chart-save">
      <Popup
        label={t('chart_save')}
        button={
          <>
            <Icon name="save" size={16} />
            {t('chart_save')}
          </>
        }
        items={items}
      />
    </div>
  );
}
