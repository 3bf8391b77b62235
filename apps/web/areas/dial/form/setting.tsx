import { cafeSettingDefaultScreen } from '@hanjan/model/cafe/setting/setting_default.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldView, InputProps } from '../../../records/field/view.ts';
import { refView } from '../../../records/kinds/ref.tsx';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';
import { begunBy } from '../begun.ts';

/** A standard setting whose choice fills the form. */
export const settingView: FieldView<'ref'> = { ...refView, Input: SettingBox };

function SettingBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number) => ({
    values: begunBy(await client.fetchQuery(recordQuery(cafeSettingDefaultScreen, key))),
  });
  return <FillingBox {...props} bring={bring} filled="setting_filled" missing="setting_missing" />;
}
