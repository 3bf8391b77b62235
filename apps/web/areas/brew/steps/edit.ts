import { isSame, numberOrNull } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { handleId } from '../../../parts/rows/DragRow.tsx';
import { gridOf } from '../../../parts/rows/grid.ts';
import { newId } from '../../../parts/rows/ids.ts';
import { focusField } from '../../../records/form/control.ts';
import type { FieldState, Form } from '../../../records/form/store.ts';
import {
  BLANK,
  countOf,
  DRAWN,
  EMPTY,
  END,
  halves,
  MOST,
  NTHS,
  PARTS,
  type Part,
  pastedCells,
  START,
  type Step,
  shared,
  stepName,
} from './steps.ts';

/** What a person does to steps. A step is named by its id, which goes with it wherever it goes. */
export interface StepsEdit {
  move(id: string, to: number): void;
  remove(id: string): void;
  copy(id: string): void;
  split(id: string): void;
  /** Puts cells of a spreadsheet in from a field on. False when the text is no more than one cell. */
  paste(name: string, text: string, parts: readonly Part[]): boolean;
  /** Pours what is left in equal parts with the steps. */
  shareRest(rest: number): void;
}

interface Around {
  readonly form: Form;
  ids(): readonly string[];
  setIds(ids: readonly string[]): void;
  isFixed(name: string): boolean;
  /** Tells who hears the page rather than sees it. */
  say(text: string): void;
}

const FIELD = /^brewing_step(\d)_(term|mass|bar|flux)$/;
const MASSES = [START, ...NTHS.map((nth) => stepName(nth, 'mass')), END.mass];

export function createStepsEdit({ form, ids, setIds, isFixed, say }: Around): StepsEdit {
  const stepAt = (place: number): Step => {
    const parts = PARTS.map((part) => [part, form.field(stepName(place + 1, part))] as const);
    return Object.fromEntries(parts) as Step;
  };
  const steps = () => NTHS.map((_, place) => stepAt(place));
  const count = () => countOf(Object.fromEntries(DRAWN.map((name) => [name, form.field(name)])));
  /** Text that nobody could read stays as it was typed. */
  const write = (name: string, { value, typed }: FieldState) => {
    const now = form.field(name);
    if (isFixed(name) || (isSame(now.value, value) && now.typed === typed)) return;
    if (value === null && typed !== undefined) form.type(name, typed);
    else form.set(name, value);
  };
  const put = (next: readonly Step[], names: readonly string[]) => {
    for (const nth of NTHS) {
      for (const part of PARTS) write(stepName(nth, part), next[nth - 1]?.[part] ?? EMPTY);
    }
    setIds(names.slice(0, MOST));
  };
  /** Other steps, and a word about it with which all of it is taken back. */
  const change = (next: readonly Step[], names: readonly string[], text: string) => {
    const [before, idsBefore] = [steps(), ids()];
    put(next, names);
    toast({ text, action: { label: t('undo'), run: () => put(before, idsBefore) } });
  };
  const placeOf = (id: string) => ids().indexOf(id);
  /** Puts steps in place of one, where there is room for them. */
  const replace = (id: string, by: readonly Step[], text: string) => {
    const place = placeOf(id);
    if (place < 0) return;
    if (count() + by.length - 1 > MOST) return toast({ text: t('rows_most', { max: MOST }) });
    const fresh = by.slice(1).map(newId);
    change(steps().toSpliced(place, 1, ...by), ids().toSpliced(place + 1, 0, ...fresh), text);
    focusField(form, stepName(place + 2, 'term'));
  };

  return {
    move(id, to) {
      const place = placeOf(id);
      if (place < 0 || to < 0 || to >= Math.min(MOST, count()) || to === place) return;
      const moved = <T>(items: readonly T[]) => items.toSpliced(place, 1).toSpliced(to, 0, items[place] as T);
      put(moved(steps()), moved(ids()));
      say(t('rows_moved', { row: to + 1 }));
      setTimeout(() => document.getElementById(handleId(id))?.focus());
    },
    remove(id) {
      const place = placeOf(id);
      if (place < 0) return;
      const others = [...ids().toSpliced(place, 1), newId()];
      change([...steps().toSpliced(place, 1), BLANK], others, t('brew_step_removed', { row: place + 1 }));
      setTimeout(() => document.getElementById(handleId(others[place] ?? ''))?.focus());
    },
    copy(id) {
      const step = stepAt(placeOf(id));
      replace(id, [step, step], t('brew_step_copied', { row: placeOf(id) + 1 }));
    },
    split(id) {
      const place = placeOf(id);
      const later = [
        ...steps()
          .slice(place + 1)
          .map(({ term }) => term),
        form.field(END.term),
      ];
      const next = later.find(({ value }) => value !== null)?.value;
      const [first, second] = halves(stepAt(place), numberOrNull(next));
      replace(id, [first, second], t('brew_step_split_done', { row: place + 1 }));
    },
    paste(name, text, parts) {
      const grid = gridOf(text);
      const [, nth, part] = FIELD.exec(name) ?? [];
      if (!nth || (grid.length === 1 && grid[0]?.length === 1)) return false;
      const { texts, rest } = pastedCells(grid, { nth: Number(nth), part: part as Part }, parts);
      const before = steps();
      const put = Object.entries(texts).filter(([field]) => !isFixed(field));
      for (const [field, typed] of put) {
        form.type(field, typed);
        form.leave(field);
      }
      toast({
        text: [
          t('rows_pasted', { count: put.length }),
          ...(rest > 0 ? [t('rows_pasted_rest', { count: rest })] : []),
        ].join('. '),
        action: {
          label: t('undo'),
          run: () => {
            for (const [place, step] of before.entries()) {
              for (const one of PARTS) write(stepName(place + 1, one), step[one]);
            }
          },
        },
      });
      return true;
    },
    shareRest(rest) {
      const before = MASSES.map((name) => form.field(name));
      const masses = before.map(({ value }) => numberOrNull(value));
      const after = shared(masses, rest);
      for (const [at, name] of MASSES.entries()) write(name, { ...EMPTY, value: after[at] ?? null });
      const back = () => {
        for (const [at, name] of MASSES.entries()) write(name, before[at] ?? EMPTY);
      };
      toast({ text: t('brew_shared'), action: { label: t('undo'), run: back } });
    },
  };
}
