// Runs before the first paint: the theme and the language of the page, so that neither flickers, and its files.
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
  const [prefix, language] = /^\/([a-z]{2})(?=\/|$)/.exec(location.pathname) ?? [''];
  if (language) root.lang = language;

  // What the page of this address will ask for begins to load now; the build has named it.
  const path = location.pathname.slice(prefix.length).replace(/\/$/, '') || '/';
  for (const { dataset, content } of document.querySelectorAll('template')) {
    const { paths, language: spoken } = dataset;
    const isHere = paths
      ? paths.split(' ').some((known) => path === known || path.startsWith(`${known}/`))
      : spoken === root.lang;
    if (isHere) document.head.append(content);
  }
})();
