/** What is seen of the time, in seconds. */
export interface View {
  readonly from: number;
  readonly to: number;
}

/** As near as anybody looks, in seconds. */
const NEAREST = 15;

/** Moves a view so that it lies within all that there is. */
export function held(view: View, reach: View): View {
  const span = Math.min(view.to - view.from, reach.to - reach.from);
  const from = Math.min(Math.max(view.from, reach.from), reach.to - span);
  return { from, to: from + span };
}

/** Enlarges (over 1) or reduces a view; what lies at second `at` stays where it is. A factor that is none changes nothing. */
export function zoomed(view: View, factor: number, at: number, reach: View): View {
  if (!(factor > 0)) return view;
  const whole = reach.to - reach.from;
  const span = view.to - view.from;
  const next = Math.min(whole, Math.max(Math.min(NEAREST, whole), span / factor));
  const from = at - ((at - view.from) / span) * next;
  return held({ from, to: from + next }, reach);
}

/** Moves a view by some seconds. */
export const panned = (view: View, by: number, reach: View): View =>
  held({ from: view.from + by, to: view.to + by }, reach);

/** Moves a view just as far as it needs to show second `s`. */
export function showing(view: View, s: number, reach: View): View {
  const by = s < view.from ? s - view.from : Math.max(0, s - view.to);
  return by === 0 ? view : panned(view, by, reach);
}
