/** Where countries lie that a coarse map leaves out, most of them islands: longitude and latitude in degrees. */
const CENTRES = `
  ABW -70.0 12.5, AIA -63.1 18.2, ALA 19.9 60.2, AND 1.6 42.5, ASM -170.7 -14.3, ATG -61.8 17.1, BES -68.3 12.2,
  BHR 50.5 26.0, BLM -62.8 17.9, BMU -64.8 32.3, BRB -59.6 13.2, BVT 3.4 -54.4, CCK 96.8 -12.2, COK -159.8 -21.2,
  COM 43.3 -11.7, CPV -23.6 15.1, CUW -69.0 12.2, CXR 105.6 -10.5, CYM -81.3 19.3, DMA -61.4 15.4, FRO -6.9 62.2,
  FSM 158.2 6.9, GGY -2.6 49.5, GIB -5.4 36.1, GLP -61.6 16.2, GRD -61.7 12.1, GUM 144.8 13.4, HKG 114.1 22.4, HMD
  73.5 -53.1, IMN -4.5 54.2, IOT 72.4 -7.3, JEY -2.1 49.2, KIR -157.4 1.9, KNA -62.7 17.3, LCA -61.0 13.9, LIE 9.5
  47.1, MAC 113.5 22.2, MAF -63.1 18.1, MCO 7.4 43.8, MDV 73.5 4.2, MHL 171.2 7.1, MLT 14.4 35.9, MNP 145.7 15.2,
  MSR -62.2 16.7, MTQ -61.0 14.7, MUS 57.6 -20.3, MYT 45.1 -12.8, NFK 167.9 -29.1, NIU -169.9 -19.0, NRU 166.9
  -0.5, PCN -128.3 -24.4, PLW 134.6 7.5, PYF -149.4 -17.7, REU 55.5 -21.1, SGP 103.8 1.4, SGS -36.7 -54.4, SHN
  -5.7 -16.0, SJM 16.0 78.7, SMR 12.5 43.9, SPM -56.3 46.9, STP 6.6 0.2, SXM -63.1 18.1, SYC 55.5 -4.7, TCA -71.7
  21.8, TKL -171.8 -9.2, TON -175.2 -21.2, TUV 179.2 -8.5, UMI 166.6 19.3, VAT 12.4 41.9, VCT -61.2 13.3, VGB
  -64.6 18.4, VIR -64.8 17.7, WLF -178.1 -14.3, WSM -172.4 -13.6
`;

/** Longitude and latitude of countries that are too small for a coarse map, by their three letters. */
export const centres: ReadonlyMap<string, readonly [number, number]> = new Map(
  CENTRES.split(',').map((line) => {
    const [id = '', lon, lat] = line.trim().split(/\s+/);
    return [id, [Number(lon), Number(lat)]];
  }),
);
