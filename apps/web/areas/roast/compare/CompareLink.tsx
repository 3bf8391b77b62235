import { idOf, type Row, type Screen } from '@hanjan/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { findScreen } from '../../../records/catalogue.ts';
import { listRecords } from '../../../records/store/calls.ts';
import { showing } from '../../../records/store/renew.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { referenceIn } from '../plan/reference.ts';
import { besides } from './compare.ts';

interface Props {
  readonly screen: Screen;
  readonly record: Row;
}

/** Leads from a roast to the comparison with the reference of its recipe and the latest roast after it. */
export function CompareLink({ screen, record }: Props) {
  const recipes = findScreen(({ name }) => name === 'roaster_roasting');
  const recipe = typeof record.roasting_seq === 'number' ? record.roasting_seq : null;
  return recipes && recipe !== null && screen.list.compare ? (
    <Link {...{ screen, record, recipes, recipe }} path={screen.list.compare.path} />
  ) : null;
}

interface LinkProps extends Props {
  readonly recipes: Screen;
  readonly recipe: number;
  readonly path: string;
}

function Link({ screen, record, recipes, recipe, path }: LinkProps) {
  const mayRead = useMay(recipes, 'read');
  const mayList = useMay(screen, 'list');
  const { data: plan } = useQuery({ ...recordQuery(recipes, recipe), enabled: mayRead, refetchOnWindowFocus: false });
  const { data: latest = [] } = useQuery({
    queryKey: [...showing(screen.entity.name), 'compared', recipe],
    queryFn: async ({ signal }) => {
      const asked = {
        filters: { roasting_seq: recipe },
        columns: ['roasting_result_date'],
        orderType: 'roasting_result_date.desc',
        list_count: 2,
      };
      return (await listRecords(screen, asked, { signal })).result;
    },
    enabled: mayList,
  });
  const reference = plan ? referenceIn(plan) : null;
  const ids = besides(
    idOf(screen.entity, record),
    reference && idOf(screen.entity, reference),
    latest.map((row) => idOf(screen.entity, row)),
  );
  return (
    <ButtonLink href={`${path}?with=${ids.join()}`} variant="subtle">
      {t('roast_compare_with')}
    </ButtonLink>
  );
}
