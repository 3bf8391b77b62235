import { idOf, numberOrNull, type Row, type Screen } from '@hanjan/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../base/session/session.ts';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { screenNamed } from '../../../records/catalogue.ts';
import { compareHref } from '../../../records/screen/compare_address.ts';
import { useNewest } from '../../../records/store/useNewest.ts';
import { recordQuery } from '../../../records/store/useRecord.ts';
import { referenceIn } from '../plan/reference.ts';
import { besides } from './compare.ts';

interface Props {
  readonly screen: Screen;
  readonly record: Row;
}

/** Leads from a roast to the comparison with the reference of its recipe and the latest roast after it. */
export function CompareLink({ screen, record }: Props) {
  const recipes = screenNamed('roaster_roasting');
  const recipe = numberOrNull(record.roasting_seq);
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
  const { data: plan } = useQuery({ ...recordQuery(recipes, recipe), enabled: mayRead, refetchOnWindowFocus: false });
  const latest = useNewest(screen, 'roasting_seq', recipe, 2, ['roasting_result_date'])?.rows ?? [];
  const reference = plan ? referenceIn(plan) : null;
  const ids = besides(
    idOf(screen.entity, record),
    reference && idOf(screen.entity, reference),
    latest.map((row) => idOf(screen.entity, row)),
  );
  return (
    <ButtonLink href={compareHref(path, null, ids)} variant="subtle">
      {t('roast_compare_with')}
    </ButtonLink>
  );
}
