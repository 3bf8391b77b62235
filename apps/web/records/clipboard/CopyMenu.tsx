import type { Row, Screen } from '@hanjan/core';
import { t } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Popup, type PopupItem } from '../../parts/Popup.tsx';
import type { Form } from '../form/store.ts';
import { typeInto } from '../history/useTypedLater.ts';
import { clipOf, copyable, pasteable } from './clip.ts';
import { clearClip, copy, takeClip, useHasClip } from './clipboard.ts';

interface Props {
  /** What this place offers besides copying the record. */
  readonly items?: readonly PopupItem[];
  readonly screen: Screen;
  /** The record as it stands. */
  values(): Row;
}

/** What can be done with a record besides the buttons of its page. */
export function CopyMenu({ items = [], screen, values }: Props) {
  const { entity } = screen;
  const hasClip = useHasClip();
  const record: PopupItem = {
    key: 'copy',
    label: t('record_copy'),
    run: () => copy(clipOf(entity, values(), copyable(screen)), 'copy_ok'),
  };
  const trash: PopupItem = { key: 'trash', label: t('clipboard_trash'), run: clearClip };
  return (
    <Popup
      label={t('record_more')}
      button={<Icon name="more" />}
      items={[...items, record, ...(hasClip ? [trash] : [])]}
    />
  );
}

/** Pasting into a form: values go where their field can take them, and can be taken back at once. */
export function usePaste(screen: Screen, form: Form, isFixed: (name: string) => boolean): PopupItem[] {
  const hasClip = useHasClip();
  const paste = async () => {
    const clip = await takeClip();
    const names = copyable(screen).filter((name) => !isFixed(name));
    const found = clip ? pasteable(form.entity, clip, names) : {};
    const pasted = Object.keys(found);
    if (pasted.length === 0) return toast({ text: t('paste_failed') });
    const run = typeInto(form, found);
    toast({ text: t('paste_ok', { count: pasted.length }), action: { label: t('undo'), run } });
  };
  return hasClip ? [{ key: 'paste', label: t('record_paste'), run: paste }] : [];
}
