import { isOwnPath } from '@hanjan/core';
import { Suspense, useState } from 'react';
import { later } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import './picture.css';

interface Props {
  /** Its path, one of ours. */
  readonly path: string;
  /** What it is called. */
  readonly name: string;
  /** In a row of a list. */
  readonly dense?: boolean | undefined;
  /** It is opened large when it is pressed. */
  readonly opens?: boolean | undefined;
}

const PictureDialog = later(() => import('./PictureDialog.tsx'));

/** A picture in its frame; a drawing in its place when there is none to be had. */
export function Picture({ path, name, dense, opens }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isMissing = failed === path || !isOwnPath(path);
  const image = <img src={path} alt={name} loading="lazy" decoding="async" onError={() => setFailed(path)} />;
  return (
    <span className="picture" data-dense={dense || undefined}>
      {isMissing && <Missing name={name} dense={dense} />}
      {!isMissing && !opens && image}
      {!isMissing && opens && (
        <button
          type="button"
          className="picture-open"
          aria-label={t('picture_open', { name })}
          onClick={() => setOpen(true)}
        >
          {image}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <PictureDialog path={path} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

const ticks = Array.from({ length: 9 }, (_, i) => `M${4.5 + i * 9} 50v${i % 4 ? 5 : 9}`).join('');
const CUP = 'M26 22h25v10a11 11 0 0 1-11 11h-3a11 11 0 0 1-11-11ZM51 25h2a4.5 4.5 0 0 1 0 9h-2.5';

/** An empty cup on a graduation, and the words for it where there is room. */
const Missing = ({ name, dense }: Omit<Props, 'path' | 'opens'>) => (
  <span className="picture-missing">
    <svg
      viewBox="0 0 80 64"
      role={dense ? 'img' : undefined}
      aria-hidden={!dense || undefined}
      aria-label={dense ? t('picture_missing', { name }) : undefined}
    >
      <path d={`${CUP}M4 50h73${ticks}`} />
    </svg>
    {!dense && <span>{t('picture_missing', { name })}</span>}
  </span>
);
