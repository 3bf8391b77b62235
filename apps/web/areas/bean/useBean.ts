import type { BeanInfo } from '@hanjan/model/bean/info.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../base/api/call.ts';

/** How a coffee is asked for: by its link, perhaps as somebody else sees it, perhaps for a cafe. */
export interface Asked {
  readonly path: string;
  /** The field of the body that has the link. */
  readonly named: string;
  readonly link: string;
  readonly audience?: string | undefined;
  readonly cafe?: number;
}

/** What the server says of a coffee, undefined until it has; `retry` asks again. Null asks for nothing. */
export function useBean(asked: Asked | null) {
  const [answered, setAnswered] = useState<{ readonly of: string; readonly answer: Answer<BeanInfo> }>();
  const of = JSON.stringify(asked);
  const ask = useCallback(() => {
    const { path, named, link, audience, cafe }: Partial<Asked> = JSON.parse(of) ?? {};
    if (path === undefined || named === undefined) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const body = { [named]: link, audience, ...(cafe !== undefined && { check_cafe_public_stage: true }) };
    const org = cafe === undefined ? undefined : ({ kind: 'cafe', auth_seq: cafe } as const);
    call<BeanInfo>('POST', path, body, { signal, org }).then((answer) => {
      if (!signal.aborted) setAnswered({ of, answer });
    });
    return () => control.abort();
  }, [of]);
  useEffect(ask, [ask]);
  return { answer: answered?.of === of ? answered.answer : undefined, retry: () => void ask() };
}
