import { ETC } from '@hanjan/core';
import { Suspense, useState } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { codesInput } from '../../../records/kinds/input/codes.tsx';
import './map.css';

const MapDialog = later(() => import('./MapDialog.tsx'));

/** Codes of countries: chosen as codes are, or on a map. */
export const mapInput: InputView<'codes'> = { ...codesInput, Input: (props) => <MapInput {...props} /> };

function MapInput(props: InputProps<'codes'>) {
  const { label, field, value, set, leave } = props;
  const [isOpen, setOpen] = useState(false);
  const ids = value ?? [];
  const close = () => {
    setOpen(false);
    leave();
  };
  return (
    <>
      <codesInput.Input {...props} />
      <button
        type="button"
        className="quiet-link map-open"
        aria-label={t('map_open_for', { name: label })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" size={16} />
        {t('map_open')}
      </button>
      <Suspense>
        {isOpen && (
          <MapDialog
            title={label}
            group={field.group}
            chosen={ids.filter((id) => id !== ETC)}
            onChoose={(chosen) => set(ids.includes(ETC) ? [...chosen, ETC] : [...chosen])}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
