import { isAdmin } from '@hanjan/core';
import type { Person } from './person.ts';

/** Whether somebody is an administrator of the site whose account its password alone opens. */
export const isBareAdmin = ({ user_type, factors }: Person): boolean => isAdmin(user_type) && factors?.length === 0;

/** Whether administrators cannot do without a second factor here, as the page says. */
export const isFactorRequired = (): boolean => document.querySelector('meta[name="hanjan-admin-factor"]') !== null;

/** Whether somebody has to add a second factor before anything else. */
export const lacksFactor = (person: Person): boolean => isBareAdmin(person) && isFactorRequired();
