import { t } from '../../../base/texts/index.ts';
import { Address } from '../../../parts/links/Address.tsx';
import type { GroupProps, GroupView } from '../../../records/field/groups.ts';
import type { Form } from '../../../records/form/store.ts';
import { Fields } from '../../../records/ledger/FormGroups.tsx';
import { pageOf, serialOf } from './serial.ts';
import { useSerial } from './useSerial.ts';

/** Of which coffee a note is, by the link of that: whoever writes has the note filled from it, whoever reads is led there. */
export const serialGroupView: GroupView = { Body: Serial };

function Serial(props: GroupProps) {
  const { coffeebean_uuid_type, coffeebean_uuid } = props.form.values();
  const serial = serialOf(coffeebean_uuid_type, coffeebean_uuid);
  if (!props.isReading) return <Written {...props} />;
  return serial ? <Address address={pageOf(serial)}>{t('serial_open')}</Address> : <Fields {...props} />;
}

function Written(props: GroupProps) {
  return (
    <>
      <Fields {...props} />
      <Filling form={props.form} />
    </>
  );
}

/** Apart, so that a key in one of the fields draws nothing else. */
function Filling({ form }: { readonly form: Form }) {
  useSerial(form);
  return null;
}
