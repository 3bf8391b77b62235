import { expect, test } from './support/test.ts';

test('the product can be installed, and opens as an app of its own', async ({ page, at }) => {
  await page.goto(at('/info/intro'));
  const browser = await page.context().newCDPSession(page);
  const { errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { display, start_url, icons } = JSON.parse(data) as { display: string; start_url: string; icons: Icon[] };
  expect([display, start_url]).toEqual(['standalone', '/']);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...icons.map((icon) => icon.src), apple ?? '']) {
    const answer = await page.request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([
      src,
      200,
      expect.stringMatching(/^image\/(png|svg\+xml)/),
    ]);
  }
});

interface Icon {
  readonly src: string;
}
