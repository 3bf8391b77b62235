declare module 'virtual:texts' {
  type Load = () => Promise<{ default: import('@lingui/core').Messages }>;
  const texts: Readonly<
    Record<
      import('@hanjan/model/messages/locales.ts').Locale,
      Readonly<Record<'every' | import('@hanjan/model/messages/ko.ts').TextPart, Load>>
    >
  >;
  export default texts;
}

declare module 'virtual:needs' {
  const needs: Readonly<Record<string, import('@hanjan/model/catalogue/area.ts').Needs | undefined>>;
  export default needs;
}
