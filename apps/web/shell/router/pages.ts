import type { PageKey } from '@hanjan/model/menu.ts';
import { PAGE_TEXTS } from '@hanjan/model/messages/parts.ts';
import { type Page, page } from '../../base/router/page.ts';

/** The hand-made pages, each in a file of its own that is loaded when it is opened. */
export const pages = {
  Intro: page('wide', () => import('../../areas/front/intro/Intro.tsx'), PAGE_TEXTS.Intro),
  Guide: page('desk', () => import('../../areas/front/guide/Guide.tsx'), PAGE_TEXTS.Guide),
  PrivacyPolicy: page('desk', () => import('../../areas/front/privacy/PrivacyPolicy.tsx')),
  Signin: page('wide', () => import('../../areas/sign/Signin.tsx')),
  AdminSignin: page('wide', () => import('../../areas/sign/AdminSignin.tsx')),
  Signup: page('wide', () => import('../../areas/sign/Signup.tsx')),
  Password: page('wide', () => import('../../areas/sign/Password.tsx')),
  Demo: page('desk', () => import('../../areas/front/demo/Demo.tsx'), PAGE_TEXTS.Demo),
  Create: page('wide', () => import('../../areas/org/Create.tsx')),
  CafeCreate: page('desk', () => import('../../areas/org/CafeCreate.tsx'), PAGE_TEXTS.CafeCreate),
  RoasterCreate: page('desk', () => import('../../areas/org/RoasterCreate.tsx'), PAGE_TEXTS.RoasterCreate),
  Flavorwheel: page('dial', () => import('../../areas/cup/page/Flavorwheel.tsx')),
  RadarChart: page('tabs', () => import('../../areas/cup/page/RadarChart.tsx')),
  BrewingRecord: page('tabs', () => import('../../areas/brew/page/BrewingRecord.tsx'), PAGE_TEXTS.BrewingRecord),
  RoastingProfile: page('tabs', () => import('../../areas/roast/page/RoastingProfile.tsx'), PAGE_TEXTS.RoastingProfile),
  Country: page('tabs', () => import('../../areas/map/Country.tsx'), PAGE_TEXTS.Country),
  UnderConstruction: page('desk', () => import('./UnderConstruction.tsx')),
} satisfies Record<PageKey, Page>;
