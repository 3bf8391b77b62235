import { RoastFaultError } from '../fault.ts';
import type { Mark, Note, Reading } from '../log.ts';
import { numberOf, secondsOf } from '../text/cells.ts';
import { readXml } from '../text/xml.ts';
import { isPilot } from '../unsupported.ts';
import type { Reader } from './reader.ts';
import { stepsOf } from './table/rows.ts';

/** Lists of samples, and of moments at which the burner was set. */
const LISTS = ['diagrampoints', 'switchpoints'] as const;
type List = (typeof LISTS)[number];
type Sample = ReadonlyMap<string, string>;

/**
 * The XML of Probat's Pilot, in which a roast is kept as a recipe: `diagrampoints` with `data` of `sTime` from the charge
 * on, `nTemperature` of the beans and `nBurnercapacity` in percent, `switchpoints` alike where the burner was set, and
 * above them `charge` in kg, `coffeetype`, `endtime` of the drop and more. As Artisan writes it for Pilot 1.4
 * (artisan-roaster-scope/artisan, src/artisanlib/main.py, `exportPilot`). There is no air temperature and no crack.
 */
export const probat: Reader = {
  source: 'probat',
  recognises: (text) => isPilot(text.slice(0, 4096)),
  read(text) {
    const { said, lists, isCut } = partsOf(text);
    const { diagrampoints, switchpoints } = lists;
    const time = diagrampoints.map(secondsIn);
    const notes: Note[] = isCut ? [{ key: 'file_truncated' }] : [];
    const marks: Partial<Record<Mark, number>> = { CHARGE: 0 };
    const end = secondsOf(said.get('endtime') ?? '');
    // Where the file is cut off the drop lies beyond what is left of it.
    if (end && !isCut) marks.DROP = end;
    const set = stepsOf(time, diagrampoints.map(capacityIn));
    const steps = set.some(({ value }) => value !== 0)
      ? set
      : stepsOf(switchpoints.map(secondsIn), switchpoints.map(capacityIn));
    return {
      source: 'probat',
      unit: said.get('recipedata_temp_unit') === 'F' ? 'F' : 'C',
      time,
      bean: diagrampoints.map((sample) => numberOf(sample.get('nTemperature'))),
      air: time.map(() => null),
      marks,
      controls: steps.length === 0 ? [] : [{ kind: 'heat', name: '', unit: '%', steps }],
      meta: {
        title: said.get('coffeetype') ?? null,
        beans: said.get('coffeetype') ?? null,
        machine: said.get('roaster') ?? null,
        roasting_notes: said.get('notes') ?? null,
        green_g: gramsOf(numberOf(said.get('charge'))),
        ground_color: numberOf(said.get('coffeecolor')),
      },
      notes,
    };
  },
};

/** What a file says above its lists, its lists, and whether it is cut off. */
function partsOf(text: string) {
  const said = new Map<string, string>();
  const lists: Record<List, Sample[]> = { diagrampoints: [], switchpoints: [] };
  let list: List | null = null;
  let sample: Map<string, string> | null = null;
  let value = '';
  try {
    readXml(text, {
      open: (name) => {
        value = '';
        list = LISTS.find((one) => one === name) ?? list;
        if (name === 'data') sample = new Map();
      },
      text: (more) => {
        value += more;
      },
      close: (name) => {
        if (name === list) list = null;
        else if (name === 'data' && list && sample) {
          lists[list].push(sample);
          sample = null;
        } else if (value.trim()) (list ? sample : said)?.set(name, value.trim());
        value = '';
      },
    });
  } catch (error) {
    // It is read as far as its samples are whole.
    if (!(error instanceof RoastFaultError) || lists.diagrampoints.length === 0) throw error;
    return { said, lists, isCut: true };
  }
  return { said, lists, isCut: !/<\/recipe\s*>\s*$/.test(text) };
}

const secondsIn = (sample: Sample): number => secondsOf(sample.get('sTime') ?? '') ?? Number.NaN;
const capacityIn = (sample: Sample): Reading => numberOf(sample.get('nBurnercapacity'));
const gramsOf = (kilograms: Reading): Reading => kilograms && kilograms * 1000;
