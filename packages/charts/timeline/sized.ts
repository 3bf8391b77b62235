const MOST = 4000;

/** Px of a side of a drawing: as many as are wanted, or the usual ones, within what can be drawn. */
export const sized = (px: number | undefined, least: number, usual = least): number =>
  px !== undefined && px > 0 ? Math.min(MOST, Math.max(least, px)) : usual;
