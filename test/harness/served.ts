import type { Entity, Screen } from '@hanjan/core';
import * as product from '@hanjan/model';
import { devMaterialScreen } from '@hanjan/model/dev/material.ts';
import type { Catalogue } from '../../apps/server/db/schema/ddl.ts';

/**
 * What servers of tests serve unless a test says otherwise: the product, and one screen for each kind of owner that it
 * has no screen of yet. The shared suites ask about all of it, so that the first such screen of the product finds them
 * ready.
 */
export const screens: readonly Screen[] = [...product.screens, devMaterialScreen];
export const entities: readonly Entity[] = [...product.entities, devMaterialScreen.entity];
export const served: Catalogue = { entities, screens };

/** The product alone. */
export const shipped: Catalogue = { entities: product.entities, screens: product.screens };
