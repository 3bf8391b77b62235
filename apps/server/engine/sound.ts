import { type Entity, tablesOf, uploadOf } from '@hanjan/core';
import { type Catalogue, entityNamed, ownerOf } from '../db/schema/ddl.ts';
import { checkIdentifiers } from '../db/schema/identifiers.ts';

/** Throws where the engine could not serve a catalogue as its definitions mean it. Called once, at the start. */
export function checkCatalogue(catalogue: Catalogue): void {
  checkIdentifiers(catalogue);
  for (const entity of catalogue.entities) {
    checkLists(catalogue, entity);
    checkNames(entity);
    checkUploads(entity);
  }
}

/** What the tables of pictures take; a condition of theirs says so too. */
const MOST_BYTES = 4_000_000;

/** Pictures are uploaded to somebody's records, and are no larger than is stored. */
function checkUploads(entity: Entity): void {
  for (const { name, fields } of tablesOf(entity)) {
    for (const [field, definition] of Object.entries(fields)) {
      const upload = uploadOf(definition);
      if (!upload) continue;
      if (!ownerOf(entity)) throw new Error(`${name}.${field}: what is everybody's takes no uploads`);
      if (upload.bytes > MOST_BYTES) throw new Error(`${name}.${field}: pictures have at most ${MOST_BYTES} bytes`);
    }
  }
}

/** A list of references has no foreign key, so that only what nobody removes can stand in it. */
function checkLists(catalogue: Catalogue, entity: Entity): void {
  for (const { name, fields } of tablesOf(entity)) {
    for (const [field, definition] of Object.entries(fields)) {
      if (definition.kind !== 'refs' || !ownerOf(entityNamed(catalogue, definition.to))) continue;
      throw new Error(`${name}.${field}: a list can refer to records that are everybody's, not to those of an owner`);
    }
  }
}

/** Names behind references travel by the names of their fields, in the record and in its rows alike. */
function checkNames(entity: Entity): void {
  const targets = new Map<string, string>();
  for (const [name, field] of tablesOf(entity).flatMap(({ fields }) => Object.entries(fields))) {
    if (!('to' in field)) continue;
    const other = targets.get(name) ?? field.to;
    if (other !== field.to)
      throw new Error(`${entity.name}.${name}: refers to ${other} in one place and to ${field.to} in another`);
    targets.set(name, field.to);
  }
}
