/** Takes a brew off the device because a form has its values; answers how it is put back. */
type TakeRun = (run: string) => () => void;

/** Where brews are stored, which the area of brews hands in. */
export let takeRun: TakeRun = () => () => undefined;

export function provideRuns(take: TakeRun): void {
  takeRun = take;
}
