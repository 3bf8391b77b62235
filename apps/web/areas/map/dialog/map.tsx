import { ETC } from '@hanjan/core';
import { Suspense, useState } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { FieldView, InputProps } from '../../../records/field/view.ts';
import { codesView } from '../../../records/kinds/codes.tsx';
import './map.css';

const MapDialog = later(() => import('./MapDialog.tsx'));

/** Codes of countries: chosen as codes are, or on a map. */
export const mapView: FieldView<'codes'> = { ...codesView, Input: (props) => <MapInput {...props} /> };

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
      <codesView.Input {...props} />
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
