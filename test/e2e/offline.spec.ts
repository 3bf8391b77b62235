import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that was loaded loads again without a network, with the work at it', async ({
  page,
  context,
  say,
  at,
  faults,
}) => {
  await page.goto(at('/info/chart/radarchart'));
  const sweetness = page
    .getByRole('region', { name: say('radar_scores') })
    .getByRole('slider', { name: say('cupnote_sweetness_point') });
  await sweetness.press('7');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await (await caches.open('hanjan-files')).match('/offline'))))
    .toBe(true);

  faults.expect(
    /^net::ERR_INTERNET_DISCONNECTED GET \/(en\/info\/chart\/radarchart|api\/userinfo|boot\.js|icon\.svg)$/,
  );
  await context.setOffline(true);
  await page.reload();
  await expect(sweetness).toHaveAttribute('aria-valuenow', '7');
  await expect(page.getByText(say('connection_away'))).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(say('connection_away'))).toBeHidden();
});
