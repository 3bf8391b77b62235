import type { Choice } from '../../parts/choice/choices.ts';
import { type Code, codeName } from './group.ts';

/** The codes of a group that are in use, as choices. */
export const codeChoices = (codes: readonly Code[], locale: string): Choice[] =>
  codes.filter(({ code_use }) => code_use).map((code) => codeChoice(code, locale));

/** A code as a choice. */
export const codeChoice = (code: Code, locale: string): Choice => ({
  id: code.code_id,
  name: codeName(code, locale),
  words: [code.code_name_kr, code.code_name, code.code_id, ...(code.code_alias2?.split(',') ?? [])],
  under: code.code_filter || null,
});
