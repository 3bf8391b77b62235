import { type UploadBounds, uploadOf } from '@hanjan/core';
import { Suspense, use, useMemo } from 'react';
import { later } from '../../../base/store/later.tsx';
import { ImageBox } from '../../../parts/picture/ImageBox.tsx';
import { Picture } from '../../../parts/picture/Picture.tsx';
import type { SendPicture } from '../../../parts/picture/useUpload.ts';
import type { InputProps, InputView } from '../../field/view.ts';
import { WritingHere } from '../../field/writing_here.ts';
import { uploadPicture } from '../../store/calls.ts';

const PictureBox = later(() => import('../../../parts/picture/PictureBox.tsx'));

export const imageInput: InputView<'image'> = {
  counted: 'late',
  Input(props) {
    const bounds = uploadOf(props.field);
    return bounds ? <Uploaded {...props} bounds={bounds} /> : <ImageBox {...props} />;
  },
};

/** A picture that is uploaded for the record that is written around it; on other pages it is only seen. */
function Uploaded({ bounds, ...props }: InputProps<'image'> & { readonly bounds: UploadBounds }) {
  const { name, value, label } = props;
  const screen = use(WritingHere)?.screen;
  const send = useMemo<SendPicture | null>(
    () => (screen ? (file, sending) => uploadPicture(screen, name, file, sending) : null),
    [screen, name],
  );
  if (!send) return value && <Picture path={value} name={label} opens />;
  return (
    <Suspense>
      <PictureBox {...props} bounds={bounds} send={send} />
    </Suspense>
  );
}
