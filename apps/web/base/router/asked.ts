import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/** Parts of what is asked, by their names in the address; what is empty is left out. */
type Parts = Readonly<Record<string, string | null>>;

interface Asked {
  readonly said: URLSearchParams;
  /** Which page of what is found; 1 where the address says none. */
  readonly page: number;
  /** The address of the same with some parts otherwise, on its first page where they name none. */
  hrefOf(more: Parts): string;
  /** Asks for that in place of what was asked. */
  narrow(more: Parts): void;
}

/** What a page is asked for stands in its address, so that coming back finds it. */
export function useAskedInAddress(): Asked {
  const [path, navigate] = useLocation();
  const said = new URLSearchParams(useSearch());
  const page = Math.trunc(Number(said.get('page')));
  const hrefOf = (more: Parts) => {
    const next = new URLSearchParams(said);
    for (const [name, value] of Object.entries({ page: null, ...more })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next.size > 0 ? `${path}?${next}` : path;
  };
  return {
    said,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    hrefOf,
    narrow: (more) => navigate(hrefOf(more), { replace: true }),
  };
}
