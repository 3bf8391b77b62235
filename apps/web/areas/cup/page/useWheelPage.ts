import type { WheelHandle } from '@hanjan/charts/wheel/View.tsx';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { currentLocale } from '../../../base/texts/index.ts';
import { codeChoices } from '../../../records/lookup/choices.ts';
import { groupLooked } from '../../../records/lookup/group.ts';
import { useLookedUp } from '../../../records/lookup/useLookedUp.ts';
import { useWork } from '../../chart/work.ts';
import { flavorsNow } from '../wheel/flavors.ts';
import { useChoosing } from '../wheel/useChoosing.ts';
import { BEGIN, isWheelWork, type WheelWork } from '../wheel/work.ts';

const FLAVORS = groupLooked('FLVR');

/** What the sample of the page chooses, as far as there are such flavors. */
const SAMPLE = ['JASMINE', 'BLACK_TEA', 'PEACH', 'HONEY', 'ALMOND'];

/** The flavors, the work at them, and whatever a person does on the page of the wheel, at a desk and on a phone. */
export function useWheelPage() {
  const { data: codes, retry } = useLookedUp(FLAVORS);
  const flavors = flavorsNow(codes);
  const locale = currentLocale();
  const choices = useMemo(() => codeChoices(codes ?? [], locale), [codes, locale]);
  const [work, setWork] = useWork('flavorwheel', BEGIN, isWheelWork);
  const [current, setCurrent] = useState<string | null>(null);
  const wheel = useRef<WheelHandle>(null);

  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const change = useCallback(
    (some: Partial<WheelWork>) => {
      latest.current = { ...latest.current, ...some };
      setWork(latest.current);
    },
    [setWork],
  );
  const nameOf = useCallback((id: string) => flavors.byId.get(id)?.label ?? id, [flavors]);
  const setFlavors = (next: readonly string[]) => change({ flavors: next });
  const { said, toggle } = useChoosing({ chosen: work.flavors, nameOf, set: setFlavors });
  const point = useCallback((id: string) => {
    setCurrent(id);
    wheel.current?.turnTo(id);
  }, []);
  const turn = useCallback((rotate: number) => change({ rotate }), [change]);
  const setWords = useCallback((words: readonly string[]) => change({ words }), [change]);
  const write = useCallback(
    (word: string) => setWords([...new Set([...latest.current.words, ...word.split(',').map((one) => one.trim())])]),
    [setWords],
  );
  /** Changes the work; the answer takes it back. */
  const changeBack = (some: Partial<WheelWork>) => {
    const before = latest.current;
    change(some);
    return () => change(before);
  };
  return {
    ...{ flavors, codes, retry, choices, work, change, current, setCurrent, wheel, nameOf, said, toggle },
    ...{ point, turn, setWords, write },
    sample: () => changeBack({ flavors: SAMPLE.filter((id) => flavors.byId.has(id)), words: [] }),
    clear: () => changeBack({ flavors: [], words: [] }),
  };
}

/** What the parts of the page are given. */
export type WheelPage = ReturnType<typeof useWheelPage>;
