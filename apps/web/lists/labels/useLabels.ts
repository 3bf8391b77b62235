import { isOrgKind, pick, type Row, type Screen } from '@hanjan/core';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { useEffect, useMemo, useState } from 'react';
import { useOrg } from '../../base/session/org.ts';
import { type Translate, t, textsIn } from '../../base/texts/index.ts';
import { toast } from '../../parts/dialog/toast.ts';
import { layOut } from '../../parts/qr/layout.ts';
import { useNames } from '../../records/lookup/names.ts';
import type { LabelChoice } from './choice.ts';
import { type Said, saidOf, saidOfCup, type Typed, type Word } from './content.ts';
import type { DrawnLabel } from './LabelPages.tsx';
import { layOutLabel } from './layout.ts';
import type { LabelSize } from './sizes.ts';

interface Asked {
  readonly screen: Screen;
  readonly records: readonly Row[];
  readonly choice: LabelChoice;
  readonly typed: Typed;
}

/** The label of each record, once the texts of its languages are there. */
export function useLabels({ size, ...asked }: Asked & { readonly size: LabelSize }): readonly DrawnLabel[] | null {
  const said = useSaid(asked);
  return useMemo(() => said?.map((one) => drawn(size, one)) ?? null, [size, said]);
}

function drawn(size: LabelSize, { lines, codes }: Said): DrawnLabel {
  const qrs = codes.map(({ address }) => layOut(address));
  const sized = codes.map(({ caption }, nth) => ({ caption, squares: qrs[nth]?.size ?? 0 }));
  return { name: lines[0]?.text ?? '', laid: layOutLabel(size, { lines, codes: sized }), codes: qrs };
}

/** What the label of each record says. */
function useSaid({ screen, records, choice, typed }: Asked): readonly Said[] | null {
  const { entity, labels } = screen;
  const org = useOrg(isOrgKind(entity.scope) ? entity.scope : undefined);
  const words = useWords();
  // The fields of parts alone: their names are asked for.
  const fields = useMemo(() => {
    const named = Object.values(labels?.parts ?? {}).filter((name) => name !== undefined && name in entity.fields);
    return pick(entity.fields, named as string[]) as typeof entity.fields;
  }, [entity, labels]);
  const names = useNames(fields);
  return useMemo(() => {
    if (!words) return null;
    const wanted = LOCALES.filter(({ id }) => choice.language === 'both' || choice.language === id);
    const asked = { screen, choice, typed, org, names, words: wanted.map(({ id }) => words[id]) };
    return records.map((record, nth) => (choice.use === 'cup' ? saidOfCup(asked, record, nth) : saidOf(asked, record)));
  }, [screen, records, choice, typed, org, names, words]);
}

/** The words of labels in every language. Where they cannot be loaded it is said. */
function useWords(): Readonly<Record<Locale, Word>> | null {
  const [words, setWords] = useState<Readonly<Record<Locale, Word>> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const asked = LOCALES.map(async ({ id }) => [id, (await textsIn(id, 'labels')) as Translate as Word] as const);
    Promise.all(asked).then(
      (all) => isWanted && setWords(Object.fromEntries(all) as Record<Locale, Word>),
      () => isWanted && toast({ text: t('error_title') }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return words;
}
