import type { Row, Screen } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { ButtonLink } from '../../../parts/button/Button.tsx';
import { compareHref } from '../../../records/screen/compare_address.ts';
import { useNewest } from '../../../records/store/useNewest.ts';

interface Props {
  readonly screen: Screen;
  readonly record: Row;
}

/** So many others are taken along; more are chosen in the list. */
const OTHERS = 3;

/** Leads from a note to its comparison with the newest others of what was cupped; not there where it is the only one. */
export default function CompareKey({ screen, record }: Props) {
  const { by } = screen.list.compare ?? {};
  const of = by === undefined ? null : record[by];
  return by !== undefined && typeof of === 'number' ? <Key {...{ screen, record, by, of }} /> : null;
}

function Key({ screen, record, by, of }: Props & { readonly by: string; readonly of: number }) {
  const { key: name } = screen.entity;
  const newest = useNewest(screen, by, of, OTHERS + 1);
  const own = Number(record[name]);
  const others = (newest?.rows ?? []).map((row) => Number(row[name])).filter((key) => key !== own);
  const { compare } = screen.list;
  if (!compare || others.length === 0) return null;
  return (
    <p className="cup-compare">
      <ButtonLink
        href={compareHref(compare.path, screen.name, [own, ...others.slice(0, OTHERS)])}
        variant="default"
        size="sm"
      >
        {t('qc_compare_with')}
      </ButtonLink>
    </p>
  );
}
