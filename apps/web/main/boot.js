// Stands in the page and runs before the first paint: the theme, the frame and the language of the page, so that none of
// them flickers. Then it asks who uses the page and where they work, before the page's files take all connections.
(() => {
  const root = document.documentElement;
  let kept = null;
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('hanjan='));
    kept = JSON.parse(decodeURIComponent(cookie?.slice('hanjan='.length) ?? 'null'));
  } catch {
    // An unreadable cookie is no preference.
  }
  try {
    kept ??= JSON.parse(localStorage.getItem('hanjan') ?? 'null');
  } catch {
    // A browser that keeps nothing knows no preference.
  }
  const { theme = 'auto', menu = 'L', screen = '' } = kept ?? {};
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#1b1612' : '#f5f2eb');
  root.dataset.menu = ['L', 'R', 'T', 'B'].includes(menu) ? menu : 'L';
  const usual = Reflect.get(window, 'Capacitor')?.isNativePlatform?.() ? 'F' : 'N';
  root.dataset.screen = ['N', 'S', 'F'].includes(screen) ? screen : usual;
  const [, language] = /^\/([a-z]{2})(\/|$)/.exec(location.pathname) ?? [];
  if (language) root.lang = language;
  /** @type {(path: string, question?: object) => Promise<Response>} */
  const ask = (path, question) => {
    const asked = fetch(path, {
      method: question ? 'POST' : 'GET',
      headers: { Accept: 'application/json', ...(question && { 'Content-Type': 'application/json' }) },
      body: question ? JSON.stringify(question) : null,
      cache: 'no-store',
      priority: 'high',
      signal: AbortSignal.timeout(30_000),
    });
    asked.catch(() => {});
    return asked;
  };
  let asksOrgs = false;
  try {
    // Whoever was refused nothing when this device last knew them, and works somewhere that this tab has not read yet.
    const isIn = document.querySelector('meta[name="hanjan-signed-in"]') && localStorage.getItem('hanjan.person');
    asksOrgs = Boolean(isIn) && !Object.keys(sessionStorage).some((name) => name.startsWith('hanjan.cafe_auth.'));
  } catch {
    // A browser that stores nothing knows nobody.
  }
  Reflect.set(window, 'hanjanEarly', {
    user: ask('/api/userinfo'),
    ...(asksOrgs && { orgs: ask('/api/userAuth/select', { auth: ['cafe', 'roaster'] }) }),
  });
})();
