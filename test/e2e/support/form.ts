import { type Entity, ETC, type Field, kindOf } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import type { Locale } from '@hanjan/model/messages/locales.ts';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import type { Locator, Page } from '@playwright/test';
import { codeName, literally, type Say } from './texts.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A form of the product as people meet it: by the names of its fields. */
export interface FormUser {
  readonly page: Page;
  readonly say: Say;
  readonly language: Locale;
  /** Whose fields the form has; a person's notes unless it says otherwise. */
  readonly entity?: Entity;
  press(target: Locator, position?: Point): Promise<void>;
}

/** Pixels from the top left corner of an element. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The kinds that are no text box. */
const ROLES: Partial<Record<Field['kind'], Role>> = {
  rows: 'table',
  code: 'combobox',
  codes: 'combobox',
  ref: 'combobox',
  refs: 'combobox',
  flag: 'checkbox',
  file: 'button',
};
const ROLES_OF_VIEWS: Readonly<Record<string, Role>> = { score: 'slider', flavors: 'searchbox' };

const fieldNamed = (entity: Entity, name: string): Field => {
  const field = entity.fields[name];
  if (!field) throw new Error(`${entity.name}.${name}: there is no such field`);
  return field;
};

/** The input of a field, by the name beside it. */
export function inputOf(user: Pick<FormUser, 'page' | 'say' | 'entity'>, name: string): Locator {
  const { page, say, entity = userCupnote } = user;
  const field = fieldNamed(entity, name);
  const isSearch = field.view === 'flavors';
  const own = say((field.called ?? name) as MessageKey);
  const words = isSearch ? say('find_in', { name: own }) : own;
  const called = [words, ...Object.values(field.labels?.of ?? {}).map((key) => say(key as MessageKey))];
  const counter = '(\\s*[\\d,.]+ / [\\d,.]+ .*)?';
  const label = new RegExp(`^(?:${called.map(literally).join('|')})(\\s*${literally(say('required'))})?${counter}$`);
  const isOffered = 'suggest' in field && field.suggest !== undefined;
  const role = ROLES_OF_VIEWS[field.view ?? ''] ?? ROLES[field.kind] ?? (isOffered ? 'combobox' : 'textbox');
  return page.getByRole(role, { name: label });
}

/** A choice in the list that is open, by its name; more may stand after that. */
export const choice = (page: Page, name: string): Locator =>
  page.getByRole('option', { name: new RegExp(`^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}( · .+)?$`) });

/** The names of what a value of a field stands for; references are given by name. */
function namesOf({ language, say }: FormUser, field: Field, value: unknown): string[] {
  const isOwn = (id: unknown) => id === ETC && 'etc' in field;
  return [value].flat().map((id) => {
    if (isOwn(id)) return say('own_words');
    return 'group' in field ? codeName(language, field.group, String(id)) : String(id);
  });
}

/** Fills one field with a pointer or a finger: lists and calendars are opened and chosen from. */
export async function fillByPointer(user: FormUser, name: string, value: unknown): Promise<void> {
  const { page, press, entity = userCupnote } = user;
  const field = fieldNamed(entity, name);
  const input = inputOf(user, name);
  if (field.view === 'score') return pressTick(user, input, Number(value));
  if (field.view === 'flavors') {
    for (const flavor of namesOf(user, field, value)) {
      await input.fill(flavor);
      await press(page.getByRole('button', { name: flavor, exact: true, pressed: false }));
      await input.fill('');
    }
    return;
  }
  if (field.kind === 'flag') return input.setChecked(Boolean(value));
  if (field.kind === 'words') {
    for (const word of value as string[]) {
      await input.fill(word);
      await input.press('Enter');
    }
    return;
  }
  if ('group' in field || 'to' in field) {
    await press(input);
    for (const one of namesOf(user, field, value)) await press(choice(page, one));
    await input.press('Escape');
    return;
  }
  await input.fill(textOf(field, value));
}

/** Fills the field that has the focus, with the keyboard alone. */
export async function fillByKeys(user: FormUser, name: string, value: unknown): Promise<void> {
  const { page, entity = userCupnote } = user;
  const { keyboard } = page;
  const field = fieldNamed(entity, name);
  if (field.view === 'score') return keyboard.press(Number(value) === 10 ? 'End' : String(value));
  if (field.kind === 'flag') return keyboard.press('Space');
  if (field.kind === 'words') {
    for (const word of value as string[]) await keyboard.type(`${word}\n`);
    return;
  }
  if ('group' in field || 'to' in field) {
    for (const one of namesOf(user, field, value)) {
      await keyboard.type(one);
      if (field.view !== 'flavors') {
        await choice(page, one).waitFor();
        await keyboard.press('ArrowDown');
      }
      await keyboard.press('Enter');
    }
    // A list of several stays open over the fields below.
    if (Array.isArray(value) && field.view !== 'flavors') await keyboard.press('Escape');
    return;
  }
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(textOf(field, value));
}

/** A value as a person types it. */
const textOf = (field: Field, value: unknown): string =>
  kindOf(field).show(value, field, {
    locale: 'ko',
    code: (_, id) => id,
    ref: (_, key) => String(key),
    text: (key) => key,
  });

/** The share of a graduation's drawing that lies outside of its ticks, on each side. */
const INSET = 6 / 360;

/** Presses a graduation at one of its ticks. */
async function pressTick({ press }: FormUser, slider: Locator, score: number): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
  await press(slider, { x: width * (INSET + (score / 10) * (1 - 2 * INSET)), y: height / 2 });
}

/** Opens a note to change it. */
export async function openForm(user: FormUser, address: string): Promise<void> {
  await user.page.goto(`${address}?mode=edit`);
  await inputOf(user, 'cupnote_name').waitFor();
}
