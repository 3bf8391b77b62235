import { WorldMap } from '@hanjan/charts/map/View.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { useWidth } from '../../../parts/size/useWidth.ts';
import { clientOf } from '../../../records/lookup/clients.ts';
import type { Code } from '../../../records/lookup/group.ts';
import { useAtlas } from '../../map/atlas.ts';
import { countriesOf } from '../../map/countries.ts';

export interface Props {
  readonly codes: readonly Code[];
  readonly chosen: readonly string[];
}

/** px that the whole belt needs; in a narrower room it is drawn smaller. */
const BELT = 600;

/** The coffee belt with the countries that a coffee comes from. */
export default function Belt(props: Props) {
  return (
    <QueryClientProvider client={clientOf(null, null)}>
      <Still {...props} />
    </QueryClientProvider>
  );
}

function Still({ codes, chosen }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const { atlas } = useAtlas();
  const locale = currentLocale();
  const drawn = Math.max(width, BELT);
  const countries = useMemo(() => countriesOf(codes, locale), [codes, locale]);
  const here = countries.filter(({ id }) => chosen.includes(id));
  return (
    <div ref={room}>
      {width > 0 && (
        <WorldMap
          {...{ atlas, chosen, locale }}
          width={drawn}
          countries={here}
          current={null}
          height={Math.round(Math.min(drawn * 0.46, 320))}
          label={t('beaninfo_map', { countries: here.map(({ label }) => label).join(', ') })}
          words={{ cancer: t('beaninfo_cancer'), capricorn: t('beaninfo_capricorn') }}
        />
      )}
    </div>
  );
}
