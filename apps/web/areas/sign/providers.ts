import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { type Answer, call } from '../../base/api/call.ts';
import { currentLocale, hasText, textOf } from '../../base/texts/index.ts';

/** A provider by which somebody may sign in here. */
export interface Provider {
  /** What it is called in the addresses of its calls. */
  readonly key: string;
  readonly name: string;
}

/** Those that are set up, as the page says. */
export function providers(): readonly Provider[] {
  const said = document.querySelector<HTMLMetaElement>('meta[name="hanjan-providers"]')?.content ?? '';
  return [...new URLSearchParams(said)].map(([key, label]) => ({ key, name: label || providerName(key) }));
}

/** What people call a provider, also one that is not set up any more. */
export function providerName(key: string): string {
  const text = `provider_${key}`;
  return hasText(text) ? textOf(text) : key;
}

/** Why somebody is sent to a provider, and the pages that they come from and are led to. */
export interface Errand {
  readonly why: 'signin' | 'link' | 'again';
  /** Addresses as the bar of the browser has them, with their language. */
  readonly back: string;
  readonly next?: string;
}

/** Begins at a provider: where the answer is OK the browser is on its way there. */
export async function goToProvider(key: string, errand: Errand): Promise<Answer<unknown>> {
  const answer = await call<{ url: string }>('POST', `/api/sign/provider/${key}`, errand);
  if (answer.status === 'OK') location.assign(answer.result.url);
  return answer;
}

/** A page of ours as the bar of the browser has it, in the current language. */
export const addressOf = (path: string): string => localeInfo(currentLocale()).prefix + path;
