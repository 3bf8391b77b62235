import { gaugeOf } from '@hanjan/core';
import { useId, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { NumberBox } from '../../../parts/field/NumberBox.tsx';
import type { InputProps, InputView } from '../../../records/field/view.ts';
import { useItem } from '../../../records/rows/here.ts';
import { isTheirs, useSaid } from './moisture_said.ts';

/** How moist the green coffee of a row is; what its lot says stands there as long as nobody types. */
export const lotMoistureInput: InputView<'scaled'> = { Input: MoistureInput };

/** Another lot has a box of its own, so that what was typed for one is not taken for typed for the other. */
function MoistureInput(props: InputProps<'scaled'>) {
  const [bean, year] = [useItem('greenbean_roaster_seq'), useItem('greenbean_year')];
  return <MoistureBox key={`${bean} ${year}`} {...props} />;
}

function MoistureBox(props: InputProps<'scaled'>) {
  const { value, field, names, control, type } = props;
  const said = useSaid();
  const [isTyped, setTyped] = useState(false);
  const note = useId();
  const isAssumed = !isTyped && isTheirs(value, said);
  const { text } = gaugeOf(field, names.units);
  const describedBy = [control['aria-describedby'], isAssumed && note].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <NumberBox
        {...props}
        control={{ ...control, 'aria-describedby': describedBy }}
        mark={isAssumed ? t('moisture_assumed') : undefined}
        placeholder={said ? [...new Set(said)].map(text).join('–') : undefined}
        type={(typed) => {
          setTyped(true);
          type(typed);
        }}
      />
      {isAssumed && (
        <span id={note} className="spoken">
          {t('moisture_assumed_text')}
        </span>
      )}
    </>
  );
}
