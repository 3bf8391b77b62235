import { withoutLocale } from '@hanjan/model/messages/locales.ts';

/** The path of a page without its language and without a slash at its end. */
export const pathOf = (pathname: string): string => withoutLocale(pathname).replace(/(.)\/+$/, '$1');
