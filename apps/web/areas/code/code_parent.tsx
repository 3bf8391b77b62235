import { isKey } from '@hanjan/core';
import { use, useMemo } from 'react';
import { currentLocale } from '../../base/texts/index.ts';
import { ChoiceBox } from '../../parts/choice/ChoiceBox.tsx';
import { type Offer, sectionsOf } from '../../parts/choice/choices.ts';
import { TextBox } from '../../parts/field/TextBox.tsx';
import type { InputProps, InputView } from '../../records/field/view.ts';
import { useField } from '../../records/form/hooks.ts';
import type { Form } from '../../records/form/store.ts';
import { ReloadButton } from '../../records/kinds/input/ReloadButton.tsx';
import { codeChoice } from '../../records/lookup/choices.ts';
import { useCodes } from '../../records/lookup/codes.ts';
import { useKnownRecord } from '../../records/lookup/useRecords.ts';
import { FormHere } from '../../records/views/filling/form_here.ts';

/** What a code stands below: another one of its group, or a country where its group is listed by countries. */
export const codeParentInput: InputView<'text'> = { Input: ParentBox };

function ParentBox(props: InputProps<'text'>) {
  const form = use(FormHere);
  return form ? <Chosen {...props} form={form} /> : <TextBox {...props} />;
}

function Chosen({ form, ...props }: InputProps<'text'> & { readonly form: Form }) {
  const seq = useField(form, 'code_group_seq').value;
  const group = useKnownRecord('code_group', isKey(seq) ? seq : null)?.code_group_id;
  return typeof group === 'string' ? (
    <Among key={group} {...props} group={group} self={form.field('code_id').value} />
  ) : (
    <TextBox {...props} />
  );
}

function Among({ group, self, ...props }: InputProps<'text'> & { readonly group: string; readonly self: unknown }) {
  const locale = currentLocale();
  const { codes: own, retry } = useCodes(group);
  const { codes: countries } = useCodes('CNTR');
  const offered = useMemo(() => {
    const ids = new Set(own?.map(({ code_id }) => code_id));
    const isByCountry = own?.some(({ code_filter }) => code_filter !== null && !ids.has(code_filter)) ?? false;
    const codes = isByCountry ? countries : own?.filter(({ code_id }) => code_id !== self);
    return codes?.map((code) => ({ ...codeChoice(code, locale), under: null }));
  }, [own, countries, self, locale]);
  const useOffer = (): Offer => ({ sections: offered && sectionsOf(offered, []), retry });
  const name = offered?.find(({ id }) => id === props.value)?.name ?? props.text;
  return <ChoiceBox {...props} text={name} Reload={ReloadButton} useOffer={useOffer} idOf={String} own={undefined} />;
}
