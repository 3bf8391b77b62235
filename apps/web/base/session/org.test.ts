import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A place of a browser that keeps texts. */
function storage(): Storage {
  const kept = new Map<string, string>();
  const names = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      kept.set(name, text);
      Object.defineProperty(names, name, { value: text, enumerable: true, configurable: true });
    },
  };
  for (const name of ['getItem', 'setItem']) Object.defineProperty(names, name, { enumerable: false });
  return names as unknown as Storage;
}

const at = (auth_seq: number, org_name: string, user_auth = 'BARISTA') => ({ auth_seq, org_name, user_auth });
const ondo = at(3, 'Ondo');
const seongsu = at(8, 'Seongsu');

let served: object | number = {};
const fetch = vi.fn(async () => {
  const status = typeof served === 'number' ? String(served) : 'OK';
  const answer = { status, result: served, description: 'said', code: null, fields: [], request_id: '' };
  return new Response(JSON.stringify(answer), { status: typeof served === 'number' ? served : 200 });
});
const serve = (cafe_auth: object[], roaster_auth: object[] = []) => {
  served = { cafe_auth, roaster_auth };
};

/** The product opened afresh in a tab: only what the browser keeps is still there. */
async function open(user_seq: number) {
  vi.resetModules();
  const org = await import('./org.ts');
  org.openOrgs(user_seq);
  return {
    ...org,
    cafe: () => org.chosenOf(org.currentOrgs(), 'cafe')?.auth_seq,
    state: () => org.currentOrgs().state,
  };
}

const tab = () => vi.stubGlobal('sessionStorage', storage());

beforeEach(() => {
  tab();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('fetch', fetch);
  fetch.mockClear();
  vi.useRealTimers();
});

describe('memberships', () => {
  it('are asked for once and then known in this tab for an hour', async () => {
    serve([ondo]);
    const first = await open(1);
    expect(first.state()).toBe('loading');
    first.needOrgs();
    await first.refreshOrgs();
    expect([first.state(), first.cafe()]).toEqual(['ready', 3]);
    const again = await open(1);
    expect([again.state(), again.cafe()]).toEqual(['ready', 3]);
    again.needOrgs();
    expect(fetch).toHaveBeenCalledTimes(1);

    vi.useFakeTimers({ now: Date.now() + 3_600_001 });
    expect((await open(1)).state()).toBe('loading');
  });

  it('are read afresh by a call of an organisation when they are an hour old', async () => {
    serve([ondo]);
    const org = await open(1);
    await import('./session.ts');
    const { call } = await import('../api/call.ts');
    const list = () => call('POST', '/api/cafe/coffeebean/default/list', {}, { org: { kind: 'cafe', auth_seq: 3 } });
    await org.refreshOrgs();
    await list();
    expect(org.currentOrgs().memberships.cafe).toEqual([ondo]);
    expect(fetch).toHaveBeenCalledTimes(2);

    vi.useFakeTimers({ now: Date.now() + 3_600_001 });
    serve([at(3, 'Ondo', 'MNG')]);
    await call('GET', '/api/code/simple');
    expect(fetch).toHaveBeenCalledTimes(3);
    await Promise.all([list(), list()]);
    expect(org.currentOrgs().memberships.cafe).toEqual([at(3, 'Ondo', 'MNG')]);
    expect(fetch).toHaveBeenCalledTimes(6);
  });

  it("are each person's own", async () => {
    serve([ondo]);
    await (await open(1)).refreshOrgs();
    const other = await open(2);
    expect([other.state(), other.cafe()]).toEqual(['loading', undefined]);
  });

  it('that arrive for somebody who has left are not taken for those of another', async () => {
    serve([ondo]);
    const org = await open(1);
    const asked = org.refreshOrgs();
    org.openOrgs(2);
    await asked;
    expect([org.state(), org.cafe()]).toEqual(['loading', undefined]);
  });

  it('say whether anything changed, and what the server said instead', async () => {
    serve([ondo]);
    const org = await open(1);
    expect(await org.refreshOrgs()).toBe('changed');
    expect(await org.refreshOrgs()).toBe('same');
    serve([at(3, 'Ondo', 'MNG')]);
    expect(await org.refreshOrgs()).toBe('changed');
    served = 503;
    expect(await org.refreshOrgs()).toMatchObject({ status: '503', description: 'said' });
    expect([org.state(), org.cafe()]).toEqual(['ready', 3]);
  });

  it('that cannot be had are away, and can be asked for again', async () => {
    served = 503;
    const org = await open(1);
    await org.refreshOrgs();
    expect(org.state()).toBe('away');
    serve([ondo]);
    await org.refreshOrgs();
    expect(org.state()).toBe('ready');
  });

  it('are doubted once for all calls that were refused before they were read again', async () => {
    serve([ondo]);
    const org = await open(1);
    await org.refreshOrgs();
    const calledAt = Date.now() + 1;
    vi.useFakeTimers({ now: calledAt + 10 });
    await Promise.all([org.doubtOrgs(calledAt), org.doubtOrgs(calledAt)]);
    await org.doubtOrgs(calledAt);
    expect(fetch).toHaveBeenCalledTimes(2);
    await org.doubtOrgs(calledAt + 20);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});

describe('the organisation to work in', () => {
  const known = async (user_seq = 1) => {
    const org = await open(user_seq);
    await org.refreshOrgs();
    return org;
  };

  it('is the first one until another is chosen, of each kind its own', async () => {
    serve([ondo, seongsu], [at(5, 'Roastery', 'OWN')]);
    const org = await known();
    expect([org.orgForCall('cafe'), org.orgForCall('roaster')]).toEqual([3, 5]);
    org.chooseOrg('cafe', 8);
    expect([org.orgForCall('cafe'), org.orgForCall('roaster')]).toEqual([8, 5]);
  });

  it('stays when one that comes before it is joined', async () => {
    serve([seongsu]);
    const org = await known();
    serve([ondo, seongsu]);
    await org.refreshOrgs();
    expect(org.cafe()).toBe(8);
  });

  it('is remembered: by a tab its own, by a new one the last', async () => {
    serve([ondo, seongsu]);
    (await known()).chooseOrg('cafe', 8);
    expect((await open(1)).cafe()).toBe(8);
    const mine = sessionStorage;
    tab();
    const other = await known();
    expect(other.cafe()).toBe(8);
    other.chooseOrg('cafe', 3);
    vi.stubGlobal('sessionStorage', mine);
    const back = await open(1);
    expect(back.cafe()).toBe(8);
    back.rememberOrgs();
    tab();
    expect((await known()).cafe()).toBe(8);
  });

  it('falls back when somebody is no longer a member', async () => {
    serve([ondo, seongsu]);
    const org = await known();
    org.chooseOrg('cafe', 8);
    serve([ondo]);
    await org.refreshOrgs();
    expect(org.cafe()).toBe(3);
    serve([]);
    await org.refreshOrgs();
    expect([org.cafe(), org.orgForCall('cafe')]).toEqual([undefined, null]);
  });

  it('can be chosen where the browser keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', null);
    vi.stubGlobal('localStorage', null);
    serve([ondo, seongsu]);
    const org = await known();
    org.chooseOrg('cafe', 8);
    expect(org.cafe()).toBe(8);
    await org.refreshOrgs();
    expect(org.cafe()).toBe(8);
  });

  it('is expected by a new tab where somebody has worked before, and by any page that is about it', async () => {
    const { isExpected } = await import('./memberships.ts');
    expect([isExpected(false), isExpected(true)]).toEqual([false, true]);
    serve([ondo]);
    await known();
    expect([isExpected(false), isExpected(true)]).toEqual([false, false]);
    tab();
    expect(isExpected(false)).toBe(true);
  });
});
