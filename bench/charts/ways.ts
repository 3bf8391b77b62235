import type { Page } from '@playwright/test';

/** A place in the window, and half the height of what is drawn around it. */
export interface Middle {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

type Way = (readonly [number, number])[];

/** Px of an axis of ECharts' radar. */
const ECHARTS_AXIS = 150;

/** The middle of the chart; of a radar the middle of its web. */
export async function middleOf(page: Page): Promise<Middle> {
  const web = page.locator('.radar .rim');
  const isOurs = (await web.count()) > 0;
  const { x, y, width, height } = (await (isOurs ? web : page.locator('svg, canvas')).boundingBox()) ?? {
    ...{ x: 0, y: 0, width: 0, height: 0 },
  };
  return { x: x + width / 2, y: y + height / 2, reach: isOurs ? height / 2 : ECHARTS_AXIS };
}

/** Around the middle of a wheel, a degree a step. */
export const aroundMiddle = ({ x, y }: Middle, steps: number): Way =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step * Math.PI) / 180;
    return [x + 250 * Math.cos(turn), y + 250 * Math.sin(turn)] as const;
  });

/** From one score of the upper axis of a radar to the next, from 5 to 9 and back. */
export const upAndDown = ({ x, y, reach }: Middle, steps: number): Way =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const score = 9 - Math.abs(4 - (step % 8));
    return [x, y - (reach * score) / 10] as const;
  });

/** Over a map, to and fro. */
export const overMap = ({ x, y }: Pick<Middle, 'x' | 'y'>, steps: number): Way =>
  Array.from({ length: steps + 1 }, (_, step) => [x + 4 * Math.abs(steps / 2 - step) - 60, y + step / 3] as const);
