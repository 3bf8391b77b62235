import { useMemo } from 'react';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { saveAs } from '../../../parts/file/file.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { layOut, type QrLayout, svgOf } from '../../../parts/qr/layout.ts';
import './qr.css';

interface Props {
  /** What the field is called. */
  readonly name: string;
  /** The whole address that the code holds. */
  readonly address: string;
}

const PX = 120;
/** The PNG is made for paper: each square this many px. */
const PNG_SQUARE = 16;

/** A QR code on light paper in every theme, the address that it holds, and the files of it. */
export default function QrCode({ name, address }: Props) {
  const layout = useMemo(() => layOut(address), [address]);
  const file = `${name} ${address.replace(/^https?:\/\//, '')}`.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').slice(0, 80);
  const savePng = async () => {
    const blob = await drawPng(layout);
    if (blob) saveAs(`${file}.png`, blob);
  };
  const saveSvg = () => saveAs(`${file}.svg`, new Blob([svgOf(layout, PX)], { type: 'image/svg+xml' }));
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ text: t('address_copied') }),
      () => toast({ text: t('copy_failed') }),
    );
  return (
    <div className="qr">
      <svg
        viewBox={`0 0 ${layout.size} ${layout.size}`}
        width={PX}
        height={PX}
        role="img"
        aria-label={t('qr_of', { name })}
      >
        <path d={layout.path} />
      </svg>
      <div className="qr-words">
        <span className="qr-address">{address}</span>
        <div className="qr-tools">
          <button type="button" aria-label={t('copy_of', { name })} onClick={copy}>
            <Icon name="copy" size={16} />
            {t('copy')}
          </button>
          {(['PNG', 'SVG'] as const).map((type) => (
            <button
              key={type}
              type="button"
              aria-label={`${t('qr_of', { name })}: ${t('qr_save', { type })}`}
              onClick={type === 'PNG' ? savePng : saveSvg}
            >
              <Icon name="save" size={16} />
              {type}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The code as a picture with whole px to each square, so that its edges stay sharp. */
function drawPng({ size, path }: QrLayout): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size * PNG_SQUARE;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(PNG_SQUARE, PNG_SQUARE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve));
}
