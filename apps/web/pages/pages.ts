import type { PageKey } from '@hanjan/model/menu.ts';
import { PAGE_TEXTS } from '@hanjan/model/messages/parts.ts';
import { type Page, page } from './page.ts';

/** The hand-made pages, each in a file of its own that is loaded when it is opened. */
export const pages = {
  Intro: page('wide', () => import('./intro/Intro.tsx'), PAGE_TEXTS.Intro),
  Guide: page('desk', () => import('./guide/Guide.tsx'), PAGE_TEXTS.Guide),
  PrivacyPolicy: page('desk', () => import('./privacy/PrivacyPolicy.tsx')),
  Signin: page('wide', () => import('./sign/Signin.tsx')),
  AdminSignin: page('wide', () => import('./sign/AdminSignin.tsx')),
  Signup: page('wide', () => import('./sign/Signup.tsx')),
  Password: page('wide', () => import('./sign/Password.tsx')),
  Demo: page('desk', () => import('./demo/Demo.tsx'), PAGE_TEXTS.Demo),
  Create: page('wide', () => import('./create/Create.tsx')),
  CafeCreate: page('desk', () => import('./create/CafeCreate.tsx'), PAGE_TEXTS.CafeCreate),
  RoasterCreate: page('desk', () => import('./create/RoasterCreate.tsx'), PAGE_TEXTS.RoasterCreate),
  Flavorwheel: page('dial', () => import('./chart/Flavorwheel.tsx')),
  RadarChart: page('tabs', () => import('./chart/RadarChart.tsx')),
  BrewingRecord: page('tabs', () => import('./chart/BrewingRecord.tsx'), PAGE_TEXTS.BrewingRecord),
  RoastingProfile: page('tabs', () => import('./chart/RoastingProfile.tsx'), PAGE_TEXTS.RoastingProfile),
  Country: page('tabs', () => import('./map/Country.tsx'), PAGE_TEXTS.Country),
  UnderConstruction: page('desk', () => import('./UnderConstruction.tsx')),
} satisfies Record<PageKey, Page>;
