import type { Row } from '@hanjan/core';
import type { Client } from '../api.ts';
import { blendOf, charged, componentOf, MADE, ROAST, roastOf } from '../roastery.ts';
import type { Command } from './command.ts';
import { type Blend, keyOf, type Lot, lotOf, type Roast, sumOf } from './model.ts';
import { answered, edit, isRefused, pick, type Send, type World } from './world.ts';

/** What somebody does with roasts and blends: they are made, changed, removed and brought back. */

export async function newRoast(world: World, asked: Command): Promise<void> {
  const parts = greenOf(world, asked);
  const mass = asked.isYes ? Math.ceil(sumOf(parts) * 0.85) : 0;
  const body = roastOf(greenRows(world, parts), { roasting_step: asked.step, roasting_mass: mass || null });
  const next: Roast = { kind: 'roasting', key: 0, parts, step: asked.step, mass, isRemoved: false };
  await save(world, asked, next, ROAST, 'edit', body);
}

export async function changeRoast(world: World, asked: Command): Promise<void> {
  const old = pick(world.chain.made.roasting.values(), asked.one);
  if (!old || (old.isRemoved && asked.what !== 'roast_gone')) return;
  const send = (fields: Partial<Roast>, call: string, body: Row) =>
    save(world, asked, { ...old, ...fields }, ROAST, call, { roasting_result_key: old.key, ...body });
  if (asked.what === 'roast_gone') return send({ isRemoved: !old.isRemoved }, old.isRemoved ? 'restore' : 'remove', {});
  if (asked.what === 'roast_step') return send({ step: asked.step }, 'edit', edit({ roasting_step: asked.step }));
  const parts = greenOf(world, asked);
  if (asked.what === 'roast_green' && sumOf(parts) >= old.mass)
    return send({ parts }, 'edit', edit({ roasting_result_greenbean: greenRows(world, parts) }));
  if (asked.what === 'roast_mass' && asked.mass <= sumOf(old.parts))
    return send({ mass: asked.mass }, 'edit', edit({ roasting_mass: asked.mass }));
}

function greenOf({ chain }: World, { one, other, mass, more }: Command): Record<number, number> {
  const [first, second] = [one, other].map((nth) => keyOf(pick(chain.lots('greenbean'), nth) as Lot)) as [
    number,
    number,
  ];
  return { [first]: mass, ...(second !== first && { [second]: more }) };
}
const greenRows = ({ beans }: World, parts: Roast['parts']) =>
  Object.entries(parts).map(([lot, mass]) => charged(beans.get(Number(lot)) as number, mass));

/** Batches of a blend; removed ones too, which are refused. */
function batchesOf({ chain }: World, { one, other, mass, more }: Command): Record<number, number> | null {
  const [first, second] = [one, other].map((nth) => pick(chain.made.roasting.keys(), nth));
  if (first === undefined || second === undefined) return null;
  return { [first]: mass, ...(second !== first && { [second]: more }) };
}
const partRows = ({ numbers }: World, parts: Blend['parts']) =>
  Object.entries(parts).map(([roast, mass]) => componentOf(numbers.get(Number(roast)) as number, mass));

export async function newBlend(world: World, asked: Command): Promise<void> {
  const parts = batchesOf(world, asked);
  if (!parts) return;
  const isTaking = asked.one !== 0;
  const next: Blend = { kind: 'blending', key: 0, parts, isTaking, isRemoved: false };
  await save(world, asked, next, MADE, 'edit', blendOf(partRows(world, parts), { roasting_instock_change: isTaking }));
}

export async function changeBlend(world: World, asked: Command): Promise<void> {
  const old = pick(world.chain.made.blending.values(), asked.one);
  const parts = batchesOf(world, asked);
  if (!old || !parts || (old.isRemoved && asked.what !== 'blend_gone')) return;
  const send = (fields: Partial<Blend>, call: string, body: Row) =>
    save(world, asked, { ...old, ...fields }, MADE, call, { blending_result_key: old.key, ...body });
  if (asked.what === 'blend_gone') return send({ isRemoved: !old.isRemoved }, old.isRemoved ? 'restore' : 'remove', {});
  if (asked.what === 'blend_parts')
    return send({ parts }, 'edit', edit({ blending_result_comb: partRows(world, parts) }));
  return send({ isTaking: !old.isTaking }, 'edit', edit({ roasting_instock_change: !old.isTaking }));
}

/** Sends a save; where the model says that it is refused or asked about, so it is, and only a yes goes on. */
async function save(
  world: World,
  asked: Command,
  next: Roast | Blend,
  path: string,
  call: string,
  body: Row,
): Promise<void> {
  const { chain, by, numbers } = world;
  const send = sureOfLoss((confirm) => (by[asked.who] as Client).post(`${path}/${call}`, { ...body, confirm }));
  if (next.kind === 'blending' && !next.isRemoved) {
    const isGone = Object.keys(next.parts).some((roast) => chain.isRemoved(lotOf('roasting', Number(roast))));
    if (isGone) return isRefused(world, await send(), 400, null);
  }
  if (next.kind === 'roasting' && next.isRemoved && chain.isInUse(next.key))
    return isRefused(world, await send(), 409, 'in_use');
  const isCalledOff = next.kind === 'roasting' && next.step === 'CNCL' && chain.stepOf(next.key) !== 'CNCL';
  if (isCalledOff && chain.isInUse(next.key)) return isRefused(world, await send(), 400, null);
  const answer = await answered(world, await send(), chain.shortagesOf(next), asked.isYes, send);
  if (!answer) return;
  const key = next.key || (answer[next.kind === 'roasting' ? 'roasting_result_key' : 'blending_result_key'] as number);
  if (next.kind === 'roasting' && !next.key) numbers.set(key, 1 + numbers.size);
  chain.put({ ...next, key });
}

/** What is lost between masses of chance is no matter here. */
const sureOfLoss =
  (send: Send): Send =>
  async (confirm = {}) => {
    const reply = await send(confirm);
    const { code, result } = reply.answer;
    return code === 'loss_unusual' ? send({ ...confirm, [code]: result }) : reply;
  };
