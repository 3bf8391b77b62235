import { AT, airAt, beanAt, every, fahrenheit, heatAt } from './fixture.ts';
import type { Cell, MadeSheet } from './workbooks.ts';

/** What Cropster's export is called in a language, as Artisan's importer lists it. */
interface Words {
  readonly sheets: { readonly bean: string; readonly air: string; readonly burner: string; readonly gas: string };
  readonly facts: readonly string[];
  readonly kinds: { readonly turning: string; readonly dry: string; readonly crack: string; readonly comment: string };
}

export const CROPSTER: Readonly<Record<'en' | 'ko' | 'ja', Words>> = {
  en: {
    sheets: {
      bean: 'Curve - Bean temperature',
      air: 'Curve - Exhaust temperature',
      burner: 'Curve - Burner temperature',
      gas: 'Curve - Gas',
    },
    facts: [
      ...['Id-Tag', 'Lot name', 'Profile', 'Machine', 'Roast technician', 'Date', 'Start weight', 'Start weight unit'],
      ...['End weight', 'End weight unit', 'Ambient temp.'],
    ],
    kinds: { turning: 'Turning point', dry: 'Color change', crack: 'First crack', comment: 'Comment' },
  },
  ko: {
    sheets: { bean: '커브 - 빈(Bean) 온도', air: '커브 - 배기 온도', burner: '커브 - 버너 온도', gas: '커브 - 가스' },
    facts: [
      ...['ID-Tag', 'Lot 이름', '프로파일', '머신', '로스터', '날짜', '시작 무게', '시작 무게 단위', '종료 무게'],
      ...['종료 무게 단위', '주변 온도'],
    ],
    kinds: { turning: '터닝 포인트', dry: '색 변화', crack: '1차 크랙', comment: '코멘트' },
  },
  ja: {
    sheets: {
      bean: 'カーブ - 豆の温度。',
      air: 'カーブ - 排気温度。',
      burner: 'カーブ - バーナー温度',
      gas: 'カーブ - ガス',
    },
    facts: [
      ...[
        'ID-タグ',
        'ロット名',
        'プロファイル',
        '機械',
        'ローストテクニシャン',
        '日付',
        '開始重量',
        '開始重量ユニット',
      ],
      ...['?', '?', 'アンビエント温度'],
    ],
    kinds: { turning: 'ターニングポイント', dry: '色の変化', crack: '１ハゼ', comment: 'コメント' },
  },
};

const curve = (name: string, valueAt: (s: number) => number, step = 1, unit = 'CELSIUS'): MadeSheet => ({
  name,
  rows: [['Time (s)', `Value (${unit})`], ...every(step, 0, AT.DROP).map((s) => [s, valueAt(s)])],
});

/** The workbook of a roast: facts, comments, and a sheet of each curve. */
export function cropsterSheets(
  language: keyof typeof CROPSTER,
  unit: 'CELSIUS' | 'FAHRENHEIT' = 'CELSIUS',
): MadeSheet[] {
  const { sheets, facts, kinds } = CROPSTER[language];
  const degrees = (value: number) => (unit === 'CELSIUS' ? value : Math.round(fahrenheit(value) * 100) / 100);
  const comments: Cell[][] = [
    [AT.TP, degrees(beanAt(AT.TP)), kinds.turning, ''],
    [AT.DRY, degrees(beanAt(AT.DRY)), kinds.dry, ''],
    [400, degrees(beanAt(400)), kinds.comment, 'smells of bread'],
    [AT.FCs, degrees(beanAt(AT.FCs)), kinds.crack, ''],
  ];
  return [
    {
      name: 'General',
      rows: [
        [...facts],
        [
          'PR-0412',
          'Huila',
          'Filter',
          'Probat P12',
          '김로스터',
          { date: '2026-11-18T14:06:00' },
          12,
          'KG',
          10.2,
          'KG',
          22,
        ],
      ],
    },
    { name: 'Comments', rows: [['Time (s)', 'Value', 'Type', 'Comment'], ...comments] },
    curve(sheets.burner, (s) => 600 - s / 10),
    curve(sheets.bean, (s) => degrees(beanAt(s)), 1, unit),
    curve(sheets.air, (s) => degrees(airAt(s)), 2, unit),
    curve(sheets.gas, heatAt),
  ];
}
