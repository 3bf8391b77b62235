import { startProvider } from '../../harness/provider.ts';
import { type Started, startOwn } from './own.ts';

/** Starts the product with two providers on loopback: pages that other tests use have none. */
export async function startProvided(): Promise<Started> {
  const providers: Awaited<ReturnType<typeof startProvider>>[] = [];
  const own = await startOwn(async (origin) => {
    const [google, other] = [await startProvider({ origin }), await startProvider({ origin })];
    providers.push(google, other);
    const [one, two] = [google.settings('google'), other.settings('oidc')];
    return {
      ...{ HANJAN_GOOGLE_ID: one.clientId, HANJAN_GOOGLE_SECRET: String(one.secret), HANJAN_GOOGLE_ISSUER: one.issuer },
      ...{ HANJAN_OIDC_ID: two.clientId, HANJAN_OIDC_SECRET: String(two.secret), HANJAN_OIDC_ISSUER: two.issuer },
      HANJAN_OIDC_NAME: two.label ?? '',
    };
  });
  return {
    ...own,
    async stop() {
      await own.stop();
      await Promise.all(providers.map((provider) => provider.stop()));
    },
  };
}
