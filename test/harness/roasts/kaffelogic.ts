import { AT, beanAt, every, type Fixture, fanAt } from './fixture.ts';

/** Kaffelogic's names of columns: `#` is hidden, `=` is drawn, `^` has an axis of its own. */
export const KLOG_NAMES =
  'time\t#spot_temp\t#=temp\t=mean_temp\t=profile\tprofile_ROR\t=actual_ROR\tpower_kW\t#Kp\t#^actual_fan_RPM';

const HEAD = [
  'log_file_name:kaffelogic/roast-logs/log0018.klog',
  'profile_file_name:Huila.kpro',
  'profile_short_name:Huila 밝게',
  'profile_designer:Kim',
  'profile_schema_version:1.4',
  'roasting_level:2.30000',
  'roast_date:20/12/2022 16:08:39 UTC',
  'ambient_temperature:21.5000',
  'expect_fc:208.000',
  'boost_load_size:120.000',
  'model:KN1007B/J',
  'roast_profile:0.00000,20.0000,0.00000',
  '',
  'offsets\t-8.5\t-8.75\t-12.0\t0\t0\t-19.5\t-8.75\t-8.75\t-8.75',
];

/** A `.klog` after its description: a row each second, marks among them, and cooling after the end. */
export function klog(
  marks: Readonly<Record<number, string>> = { [AT.FCs]: '!first_crack:492', [AT.DROP]: '!roast_end:610.2' },
) {
  const rows = every(1, 0, AT.DROP + 60).flatMap((s) => {
    const bean = s > AT.DROP ? beanAt(AT.DROP) - (s - AT.DROP) : beanAt(s);
    const cells = [s, bean + 1, bean, bean - 0.5, 210, 6.6, 5.9, 0.71, 0.7, 12_000 + fanAt(s)];
    return [`${cells.join('\t')}\t`, ...(marks[s] ? [marks[s]] : [])];
  });
  return `${[...HEAD, KLOG_NAMES, ...rows].join('\n')}\n`;
}

export const kaffelogicFixtures: readonly Fixture[] = [{ name: 'Kaffelogic', source: 'kaffelogic', text: klog() }];
