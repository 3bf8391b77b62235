import { pictureHash, type UploadBounds } from '@hanjan/core';
import { useEffect, useRef } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { wordsOf } from '../../base/api/words.ts';
import { t } from '../../base/texts/index.ts';
import { Button } from '../button/Button.tsx';
import type { BoxProps } from '../field/box.ts';
import { FileKeys } from '../file/FileKeys.tsx';
import { FileWell } from '../file/FileWell.tsx';
import { Progress } from '../file/Progress.tsx';
import { FaultLine } from '../input/FaultLine.tsx';
import { Picture } from './Picture.tsx';
import { type Sending, type SendPicture, useUpload } from './useUpload.ts';
import './picture_box.css';

interface Props extends BoxProps {
  /** The path of an uploaded picture; what else stands there was chosen and never uploaded. */
  readonly value: string | null;
  readonly bounds: UploadBounds;
  readonly send: SendPicture;
  set(path: string | null): void;
  /** Something was chosen that is not uploaded yet: nobody saves without it unawares. */
  keep?(name: string): void;
}

/** A picture to choose, to take with the camera of a phone, to drop or to paste: it is scaled down and uploaded at once. */
export default function PictureBox({ label, control, isFailing, value, bounds, send, set, keep, leave }: Props) {
  const { sending, refused, take, retry, stop } = useUpload({
    ...{ bounds, send },
    onChosen: (name) => keep?.(name),
    onUploaded(path) {
      set(path);
      leave();
    },
  });
  const isUploaded = value !== null && pictureHash(value) !== undefined;
  const isThere = value !== null || sending.is !== 'still';
  /** Back to the picture that was there before another one was chosen, or to none. */
  const remove = () => {
    stop();
    set(sending.is === 'still' || !isUploaded ? null : value);
  };
  return (
    <>
      <FileWell label={label} accept="image/*" isFailing={isFailing} take={take}>
        {(choose) => (
          <div className="picture-box" data-there={isThere || undefined}>
            {sending.is === 'still' ? (
              isUploaded && <Picture path={value} name={label} opens />
            ) : (
              <Chosen sending={sending} label={label} />
            )}
            <div className="picture-keys">
              {sending.is === 'unsent' && (
                <Button variant="default" size="sm" icon="again" onClick={retry}>
                  {t('retry')}
                </Button>
              )}
              <FileKeys
                {...{ label, control, choose, remove, leave }}
                name={t(isThere ? 'picture_other' : 'picture_choose')}
                hint={isThere ? null : t('picture_drop')}
              />
            </div>
          </div>
        )}
      </FileWell>
      <div role="alert">
        {refused && <FaultLine>{t(refused)}</FaultLine>}
        {sending.is === 'unsent' && !refused && <Unsent answer={sending.answer} isFailing={isFailing} />}
      </div>
    </>
  );
}

/** Why a picture was not uploaded. Once its field says that it is missing, only the reason is left to say. */
const Unsent = ({ answer, isFailing }: { readonly answer: Answer; readonly isFailing: boolean }) =>
  isFailing ? (
    <p className="file-hint">{wordsOf(answer)}</p>
  ) : (
    <FaultLine>
      {t('picture_unsent')} {wordsOf(answer)}
    </FaultLine>
  );

/** What was chosen, as long as it is not uploaded, and how far it is. */
function Chosen({ sending, label }: { readonly sending: Sending; readonly label: string }) {
  const share = sending.is === 'sending' ? sending.share : null;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div className="picture-chosen">
      {'picture' in sending && <Drawn canvas={sending.picture.drawn} label={label} />}
      {sending.is !== 'unsent' && (
        <Progress
          label={t(sending.is === 'preparing' ? 'picture_preparing' : 'picture_sending')}
          text={share === null ? '' : `${percent}%`}
          share={share}
        />
      )}
    </div>
  );
}

/** A picture that only this page has. */
function Drawn({ canvas, label }: { readonly canvas: OffscreenCanvas; readonly label: string }) {
  const shown = useRef<HTMLCanvasElement>(null);
  useEffect(() => shown.current?.getContext('2d')?.drawImage(canvas, 0, 0), [canvas]);
  return (
    <span className="picture">
      <canvas ref={shown} width={canvas.width} height={canvas.height} role="img" aria-label={label} />
    </span>
  );
}
