import type { WebArea } from '../area.ts';

/** Signing in and up, and passwords. */
export const sign = {
  pages: {
    Signin: { frame: 'wide', load: () => import('./Signin.tsx') },
    AdminSignin: { frame: 'wide', load: () => import('./AdminSignin.tsx') },
    Signup: { frame: 'wide', load: () => import('./Signup.tsx') },
    Forgot: { frame: 'wide', load: () => import('./recovery/Forgot.tsx') },
    Recover: { frame: 'wide', load: () => import('./recovery/Recover.tsx') },
    Verify: { frame: 'wide', load: () => import('./recovery/Verify.tsx') },
    Consent: { frame: 'wide', load: () => import('./Consent.tsx') },
    Password: { frame: 'wide', load: () => import('./Password.tsx') },
  },
} satisfies WebArea;
