import { PAGES, type PageKey } from '@hanjan/model/menu.ts';
import { areas } from '../../areas/index.ts';
import { type Page, type PageFile, page } from '../../base/router/page.ts';

const { front, home, sign, account, org, bean, cup, brew, drink, dial, roast, stock, receive, desk, favorite, system } =
  areas;

/** The file of every hand-made page; one that no area has does not compile. */
const FILES = {
  ...front.pages,
  ...home.pages,
  ...sign.pages,
  ...account.pages,
  ...org.pages,
  ...bean.pages,
  ...cup.pages,
  ...brew.pages,
  ...dial.pages,
  ...drink.pages,
  ...roast.pages,
  ...stock.pages,
  ...receive.pages,
  ...desk.pages,
  ...favorite.pages,
  ...system.pages,
} satisfies Record<PageKey, PageFile>;

/** The hand-made pages, each with its texts, loaded when it is opened. */
export const pages = Object.fromEntries(
  (Object.keys(FILES) as PageKey[]).map((key) => [key, page(FILES[key], PAGES[key])]),
) as Readonly<Record<PageKey, Page>>;
