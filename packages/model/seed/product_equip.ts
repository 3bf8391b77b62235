import type { ProductRow } from './row.ts';

/** Well-known equipment, by type and maker. */
export const products: Record<string, Record<string, ProductRow[]>> = {
  GRD: {
    '1ZPRESSO': [
      ['J_ULTRA', 'J-Ultra'],
      ['K_ULTRA', 'K-Ultra'],
      ['Q2', 'Q2 S'],
    ],
    BARATZA: [
      ['ENCORE', 'Encore', '엔코'],
      ['FORTE_BG', 'Forté BG', '포르테 BG'],
      ['SETTE_270', 'Sette 270', '세테 270'],
    ],
    COMANDANTE: [['C40', 'C40 Nitro Blade']],
    DITTING: [['807_LAB_SWEET', '807 Lab Sweet', '807 랩 스윗']],
    EUREKA: [['MIGNON_SPECIALITA', 'Mignon Specialita', '미뇽 스페셜리타']],
    FELLOW: [
      ['ODE_2', 'Ode Gen 2', '오드 2세대'],
      ['OPUS', 'Opus', '오푸스'],
    ],
    MAHLKOENIG: [
      ['E65S', 'E65S'],
      ['E80S', 'E80S'],
      ['EK43', 'EK43'],
      ['EK43S', 'EK43 S'],
      ['X54', 'X54'],
    ],
    MAZZER: [
      ['ROBUR', 'Robur', '로버'],
      ['SUPER_JOLLY', 'Super Jolly', '슈퍼 졸리'],
    ],
    NICHE: [['ZERO', 'Zero', '제로']],
    OPTION_O: [['LAGOM_P64', 'Lagom P64', '라곰 P64']],
    TIMEMORE: [
      ['C2', 'Chestnut C2', '체스트넛 C2'],
      ['C3', 'Chestnut C3', '체스트넛 C3'],
    ],
    WEBER_WORKSHOPS: [['EG_1', 'EG-1']],
    WILFA: [['SVART', 'Svart', '스바트']],
  },
  ESM: {
    BREVILLE: [
      ['BAMBINO', 'Bambino', '밤비노'],
      ['BARISTA_EXPRESS', 'Barista Express', '바리스타 익스프레스'],
      ['DUAL_BOILER', 'Dual Boiler', '듀얼 보일러'],
    ],
    DELONGHI: [['DEDICA', 'Dedica', '데디카']],
    FAEMA: [['E61', 'E61']],
    FLAIR: [
      ['FLAIR_58', 'Flair 58', '플레어 58'],
      ['FLAIR_PRO_2', 'Flair PRO 2', '플레어 프로 2'],
    ],
    GAGGIA: [['CLASSIC', 'Classic', '클래식']],
    KEES_VAN_DER_WESTEN: [
      ['SPEEDSTER', 'Speedster', '스피드스터'],
      ['SPIRIT', 'Spirit', '스피릿'],
    ],
    LA_MARZOCCO: [
      ['GS3', 'GS3'],
      ['LINEA_CLASSIC', 'Linea Classic', '리네아 클래식'],
      ['LINEA_MINI', 'Linea Mini', '리네아 미니'],
      ['LINEA_PB', 'Linea PB', '리네아 PB'],
      ['STRADA', 'Strada', '스트라다'],
    ],
    LELIT: [['BIANCA', 'Bianca', '비앙카']],
    NUOVA_SIMONELLI: [
      ['APPIA_LIFE', 'Appia Life', '아피아 라이프'],
      ['AURELIA', 'Aurelia', '아우렐리아'],
      ['OSCAR_2', 'Oscar II', '오스카 2'],
    ],
    PROFITEC: [['PRO_600', 'Pro 600', '프로 600']],
    RANCILIO: [['SILVIA', 'Silvia', '실비아']],
    ROCKET: [['APPARTAMENTO', 'Appartamento', '아파르타멘토']],
    SLAYER: [['SINGLE_GROUP', 'Single Group', '싱글 그룹']],
    SYNESSO: [['MVP_HYDRA', 'MVP Hydra', 'MVP 하이드라']],
    VICTORIA_ARDUINO: [
      ['BLACK_EAGLE', 'Black Eagle', '블랙이글'],
      ['EAGLE_ONE', 'Eagle One', '이글원'],
    ],
    WACACO: [
      ['MINIPRESSO', 'Minipresso', '미니프레소'],
      ['NANOPRESSO', 'Nanopresso', '나노프레소'],
    ],
  },
  DRP: {
    CAFEC: [['FLOWER', 'Flower Dripper', '플라워 드리퍼']],
    CHEMEX: [['CLASSIC', 'Chemex Classic', '케멕스 클래식']],
    HARIO: [
      ['SWITCH', 'Switch', '스위치'],
      ['V60', 'V60'],
    ],
    KALITA: [
      ['102', '102 Dripper', '102 드리퍼'],
      ['WAVE_155', 'Wave 155', '웨이브 155'],
      ['WAVE_185', 'Wave 185', '웨이브 185'],
    ],
    KONO: [['MEIMON', 'Meimon', '명문']],
    ORIGAMI: [['DRIPPER', 'Origami Dripper', '오리가미 드리퍼']],
  },
  KTL: {
    BREWISTA: [['ARTISAN', 'Artisan', '아티산']],
    FELLOW: [['STAGG_EKG', 'Stagg EKG', '스태그 EKG']],
    HARIO: [['BUONO', 'Buono', '부오노']],
    TIMEMORE: [['FISH', 'Fish', '피쉬']],
  },
  SCL: {
    ACAIA: [
      ['LUNAR', 'Lunar', '루나'],
      ['PEARL', 'Pearl', '펄'],
    ],
    HARIO: [['V60_SCALE', 'V60 Drip Scale', 'V60 드립 스케일']],
    TIMEMORE: [['BLACK_MIRROR', 'Black Mirror', '블랙미러']],
  },
  BRW: {
    AEROPRESS: [
      ['GO', 'AeroPress Go', '에어로프레스 고'],
      ['ORIGINAL', 'AeroPress Original', '에어로프레스 오리지널'],
    ],
    BIALETTI: [['MOKA_EXPRESS', 'Moka Express', '모카 익스프레스']],
    BODUM: [['CHAMBORD', 'Chambord', '샹보르']],
    FELLOW: [['AIDEN', 'Aiden', '에이든']],
    HARIO: [['TECHNICA', 'Technica', '테크니카']],
    MOCCAMASTER: [['KBG', 'KBG Select', 'KBG 셀렉트']],
  },
  SRV: {
    HARIO: [['V60_RANGE', 'V60 Range Server', 'V60 레인지 서버']],
  },
  FLT: {
    CAFEC: [['ABACA', 'Abaca Filter', '아바카 필터']],
    CHEMEX: [['BONDED', 'Bonded Filter', '본디드 필터']],
    HARIO: [['V60_FILTER', 'V60 Paper Filter', 'V60 종이 필터']],
    KALITA: [['WAVE_FILTER', 'Wave Filter', '웨이브 필터']],
  },
  REF: {
    ATAGO: [['PAL_COFFEE', 'PAL-COFFEE']],
    DIFLUID: [['R2', 'R2 Extract', 'R2 익스트랙트']],
    VST: [['LAB_COFFEE_3', 'LAB Coffee III']],
  },
  CLR: {
    DIFLUID: [['OMNI', 'Omni', '옴니']],
  },
  MST: {
    KETT: [['PM_450', 'PM-450']],
  },
  RSTR: {
    AILLIO: [['BULLET_R1', 'Bullet R1', '불릿 R1']],
    BEHMOR: [['2000AB', '2000AB Plus']],
    DIEDRICH: [
      ['IR_5', 'IR-5'],
      ['IR_12', 'IR-12'],
    ],
    FUJI_ROYAL: [['R_101', 'R-101']],
    GENE_CAFE: [['CBR_101', 'CBR-101']],
    GIESEN: [
      ['W1A', 'W1A'],
      ['W6A', 'W6A'],
      ['W15A', 'W15A'],
    ],
    HOTTOP: [['2K', 'KN-8828B-2K+']],
    LORING: [
      ['S7', 'S7 Nighthawk', 'S7 나이트호크'],
      ['S15', 'S15 Falcon', 'S15 팔콘'],
      ['S35', 'S35 Kestrel', 'S35 케스트럴'],
    ],
    PROBAT: [
      ['P12', 'P12'],
      ['P25', 'P25'],
      ['PROBATINO', 'Probatino', '프로바티노'],
    ],
    STRONGHOLD: [
      ['S7_PRO', 'S7 Pro', 'S7 프로'],
      ['S7X', 'S7X'],
      ['S8X', 'S8X'],
      ['S9X', 'S9X'],
    ],
    TRINITAS: [
      ['T2', 'Trinitas T2', '트리니타스 T2'],
      ['T7', 'Trinitas T7', '트리니타스 T7'],
    ],
  },
  SMP: {
    IKAWA: [
      ['HOME', 'IKAWA Home', '이카와 홈'],
      ['PRO', 'IKAWA Pro', '이카와 프로'],
    ],
    PROBAT: [['BRZ_2', 'BRZ 2']],
    ROEST: [['L100', 'L100']],
  },
  WTR: {
    BRITA: [['PURITY_C', 'PURITY C', '퓨리티 C']],
    BWT: [['BESTMAX', 'bestmax PREMIUM', '베스트맥스 프리미엄']],
    EVERPURE: [['CLARIS', 'Claris', '클라리스']],
  },
};
