import type { Row } from '@hanjan/core';

/** What steps that were written change of a brew: it has steps as soon as one says something, and ends when they do. */
export function stepped(fields: Row, steps: Row): Row {
  const uses = Object.values(steps).some((value) => (value ?? null) !== null);
  const { brewing_step_end_term: end } = steps;
  return {
    ...steps,
    brewing_step_use: uses,
    ...(uses && end !== fields.brewing_step_end_term && { brewing_term: end }),
  };
}
