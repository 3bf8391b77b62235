// Runs before the first paint: the theme and the language of the page, so that neither flickers.
(() => {
  const root = document.documentElement;
  let theme = 'auto';
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('hanjan='));
    if (cookie) theme = JSON.parse(decodeURIComponent(cookie.slice('hanjan='.length))).theme;
  } catch {
    // An unreadable cookie is no preference.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#1b1612' : '#f5f2eb');
  const [, language] = /^\/([a-z]{2})(\/|$)/.exec(location.pathname) ?? [];
  if (language) root.lang = language;
})();
