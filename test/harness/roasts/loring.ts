import { AT, airAt, beanAt, every, type Fixture, fahrenheit, heatAt } from './fixture.ts';

const HEAD =
  'Id,Time,RoastingOnOff,RoastTimeSeconds,EndPointTemperature,BurnerPercentage,BeanTemperature,BeanTemperatureRateOfRise,InletAirTemperature,ReturnAirTemperature,StackTemperature,CurveTemperatureBaselineOrProfile,Reserved,RoastMode_1_2_3,DegreesCelciusOnOff,ColorChangeOnOff,FirstCrackOnOff,SecondCrackOnOff';

/** 12:58 in the night, so that the roast goes over one o'clock. */
const START = 58 * 60;

const stamp = (s: number) => {
  const [hours, minutes, seconds] = [
    Math.floor((START + s) / 3600),
    Math.floor((START + s) / 60) % 60,
    (START + s) % 60,
  ];
  const [mm, ss] = [minutes, seconds].map((part) => String(part).padStart(2, '0'));
  return `6/14/2022 ${hours === 0 ? 12 : hours}:${mm}:${ss} AM`;
};

/** The log that a Loring mails, a row every 6 s from the charge on, and a last row that has a time alone. */
export function loringCsv(unit: 'C' | 'F' = 'C'): string {
  const tenths = (celsius: number) => Math.round((unit === 'C' ? celsius : fahrenheit(celsius)) * 10);
  const flag = (is: boolean) => (is ? 1 : 0);
  const rows = every(6, 0, AT.DROP + 12).map((s, index) =>
    [
      index + 1,
      stamp(s),
      flag(s < AT.DROP),
      Math.min(s, AT.DROP),
      tenths(215.6),
      heatAt(s) * 100,
      tenths(beanAt(s)),
      -29683,
      tenths(256.2),
      tenths(airAt(s)),
      tenths(558.6),
      0,
      0,
      1,
      flag(unit === 'C'),
      flag(s >= AT.DRY),
      flag(s >= AT.FCs && s < AT.FCe),
      0,
    ].join(','),
  );
  const last = `${rows.length + 1},${stamp(AT.DROP + 12)}${','.repeat(16)}`;
  return `${[HEAD, ...rows, last].join('\n')}\n`;
}

export const loringFixtures: readonly Fixture[] = [
  { name: 'Loring, °C', source: 'loring', text: loringCsv() },
  { name: 'Loring, °F', source: 'loring', text: loringCsv('F') },
];
