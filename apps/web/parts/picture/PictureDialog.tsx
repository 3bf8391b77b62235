import { t } from '../../base/texts/index.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import './picture_dialog.css';

interface Props {
  readonly path: string;
  readonly name: string;
  onClose(): void;
}

/** A picture as large as the window lets it be. */
export default function PictureDialog({ path, name, onClose }: Props) {
  return (
    <Dialog
      title={name}
      light
      onClose={onClose}
      actions={
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <img className="picture-large" src={path} alt={name} />
    </Dialog>
  );
}
