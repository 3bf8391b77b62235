const PAGE = 8;

/**
 * Which of some lines a key leads to from one of them (−1: none); undefined for other keys. Home and End belong to the
 * text until somebody walks along the lines.
 */
export function steppedTo(key: string, now: number, count: number, isWalking: boolean): number | undefined {
  const last = count - 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: now >= last ? 0 : now + 1,
    ArrowUp: now <= 0 ? last : now - 1,
    PageDown: Math.min(now + PAGE, last),
    PageUp: Math.max(now - PAGE, 0),
    ...(isWalking && { Home: 0, End: last }),
  };
  return count > 0 ? goals[key] : undefined;
}
