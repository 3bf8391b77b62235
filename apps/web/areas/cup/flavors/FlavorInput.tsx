import { Suspense, useContext, useMemo, useState } from 'react';
import { later } from '../../../base/store/later.tsx';
import { t } from '../../../base/texts/index.ts';
import { found, toggled } from '../../../parts/choice/choices.ts';
import { Failed } from '../../../parts/Failed.tsx';
import { RemoveButton } from '../../../parts/field/Chips.tsx';
import { FlavorChip } from '../../../parts/flavor/FlavorChip.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { InputFrame } from '../../../parts/input/InputFrame.tsx';
import type { InputProps } from '../../../records/field/view.ts';
import { codeChoices } from '../../../records/lookup/choices.ts';
import { FlavorFamilies } from '../wheel/FlavorFamilies.tsx';
import { FlavorToggles, FlavorTreeList } from '../wheel/FlavorTreeList.tsx';
import { colourOf } from '../wheel/flavors.ts';
import { FormOfWheel } from '../wheel/form_of_wheel.ts';
import { useFlavors } from '../wheel/useFlavors.ts';
import './flavors.css';

const WheelDialog = later(() => import('../wheel/turn/WheelDialog.tsx'));

/** Flavors to choose at any level of the wheel: what is chosen by family, a search, and the tree. */
export function FlavorInput({ label, field, value, names, control, isFailing, set, leave }: InputProps<'codes'>) {
  const chosen = value ?? [];
  const { flavors, codes, retry } = useFlavors(field.group);
  const choices = useMemo(() => codeChoices(codes ?? [], names.locale), [codes, names.locale]);
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const form = useContext(FormOfWheel);
  const nameOf = (id: string) => names.code(field.group, id);
  const toggle = (id: string) => set(toggled(chosen, id));
  const choose = (ids: readonly string[]) => set([...ids]);
  const pick = { flavors, chosen, nameOf, toggle };
  const hits = search.trim() ? found(choices, search).map(({ id }) => String(id)) : null;
  return (
    <div className="flavors">
      {choices.length > 0 && (
        <button type="button" className="flavors-wheel" onClick={() => setOpen(true)}>
          <Icon name="wheel" size={16} />
          {t('wheel_open')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <WheelDialog
            {...{ label, flavors, choices, chosen, nameOf, form }}
            set={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <FlavorFamilies
        flavors={flavors}
        chosen={chosen}
        nameOf={nameOf}
        chip={(id) => (
          <FlavorChip key={id} family={colourOf(flavors, id)}>
            {nameOf(id)}
            <RemoveButton word={nameOf(id)} onClick={() => toggle(id)} />
          </FlavorChip>
        )}
      />
      <InputFrame isFailing={isFailing} left={<Icon name="search" size={16} />}>
        <input
          {...control}
          className="input-box"
          type="search"
          aria-label={t('find_in', { name: label })}
          placeholder={t('find_in', { name: label })}
          autoComplete="off"
          aria-invalid={isFailing || undefined}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            const first = hits?.[0];
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
            toggle(first);
            setSearch('');
          }}
        />
      </InputFrame>
      {!codes && retry && <Failed text={t('error_title')} onRetry={retry} />}
      {hits ? <FlavorToggles {...pick} ids={hits} /> : <FlavorTreeList {...pick} />}
      {hits?.length === 0 && <p className="flavor-nothing">{t('nothing_found')}</p>}
    </div>
  );
}
