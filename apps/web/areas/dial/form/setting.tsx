import { cafeSettingDefaultScreen } from '@hanjan/model/cafe/setting/setting_default.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { FillingBox } from '../../../records/views/filling/FillingBox.tsx';
import { begunBy } from '../begun.ts';

/** A standard setting whose choice fills the form. */
export const settingInput: InputView<'ref'> = { Input: SettingBox };

function SettingBox(props: InputProps<'ref'>) {
  const client = useQueryClient();
  const bring = async (key: number) => ({
    values: begunBy(await client.fetchQuery(recordQuery(cafeSettingDefaultScreen, key))),
  });
  return <FillingBox {...props} bring={bring} filled="setting_filled" missing="setting_missing" />;
}
