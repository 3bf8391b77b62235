import type { TestApi } from './api.ts';

/** A call that the server answers, as its own OpenAPI document lists it; `{key}` stands for a record's key. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Every call of the API. */
export async function readRoutes(api: TestApi): Promise<Route[]> {
  const response = await fetch(`${api.origin}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
}
