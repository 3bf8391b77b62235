import { useEffect, useState } from 'react';
import { textOf } from '../../base/texts/index.ts';

/** What a page may be told to say by its address; whatever else stands there is not said. */
const WORDS =
  /^(provider_(away|failed|cancelled|over|wait|denied|stale|other|taken|linked|again)|signup_closed|account_made_up|server_error|busy_text)$/;
const NAME = 'said';

/** The key of what the way to a provider ended with, as an address says it; null where it says nothing. */
export function saidIn(search: string): string | null {
  const said = new URLSearchParams(search).get(NAME);
  return said === null || WORDS.test(said) ? said : 'provider_failed';
}

/** An address without what it says. */
export function withoutSaid({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const left = new URLSearchParams(search);
  left.delete(NAME);
  return pathname + (left.size > 0 ? `?${left}` : '');
}

interface Said {
  readonly key: string;
  readonly text: string;
}

/** What the page is to say to whoever came back to it: once, so that a reload does not say it again. */
export function useSaid(): Said | null {
  const [said] = useState(() => {
    const key = saidIn(location.search);
    return key === null ? null : { key, text: textOf(key) };
  });
  useEffect(() => {
    if (said) history.replaceState(history.state, '', withoutSaid(location));
  }, [said]);
  return said;
}
