import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtWeb, HTML, WEB_ALONE } from '../../../test/harness/built_web.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { buildApp } from '../app.ts';

const directory = temporaryDirectory();
afterAll(directory.remove);

describe('what a page loads first', () => {
  const chunk = (file: string, more = {}) => ({ file: `assets/${file}`, ...more });
  const manifest = {
    'index.html': chunk('index-3.js', { css: ['assets/index.css'] }),
    'lists/page/ListScreen.tsx': chunk('List.js', { imports: ['index.html', '_work.js'], css: ['assets/List.css'] }),
    'shell/screen/RecordScreen.tsx': chunk('Record.js', { imports: ['index.html', '_work.js'] }),
    '_work.js': chunk('work.js', { imports: ['index.html'], css: ['assets/work.css'] }),
    'areas/sign/Signin.tsx': chunk('Signin.js', { imports: ['index.html'] }),
    'areas/roast/page/RoastingProfile.tsx': chunk('Roast.js', { imports: ['index.html'], css: ['assets/Roast.css'] }),
    'areas/brew/wall/Today.tsx': chunk('Today.js', { imports: ['index.html'] }),
    'areas/dial/today/CafeSettingToday.tsx': chunk('Dial.js', { imports: ['index.html'] }),
    'main/cells.ts': chunk('every_cell.js', { imports: ['_work.js'] }),
    'main/views.ts': chunk('every_views.js', { imports: ['_work.js'] }),
    'areas/stock/cells.ts': chunk('cells.js', { imports: ['_work.js'] }),
    'areas/brew/views.ts': chunk('views.js', { imports: ['_work.js'], css: ['assets/views.css'] }),
    '../../packages/model/catalogue/user.ts': chunk('user.js'),
    '../../packages/model/catalogue/cafe.ts': chunk('cafe.js', { imports: ['_work.js'] }),
    'virtual:messages/ko': chunk('ko.js'),
    'virtual:messages/ko/work': chunk('ko_work.js'),
    'virtual:messages/ko/brew': chunk('ko_brew.js'),
    'virtual:messages/ko/cafe': chunk('ko_cafe.js'),
    'virtual:messages/ko/roast': chunk('ko_roast.js'),
    'virtual:messages/en': chunk('en.js'),
    'virtual:messages/en/work': chunk('en_work.js'),
  };
  const webDir = builtWeb(directory.path, 'index-3.js');
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, '.vite/manifest.json'), JSON.stringify(manifest));
  const pages = {
    Signin: 'areas/sign/Signin.tsx',
    RoastingProfile: 'areas/roast/page/RoastingProfile.tsx',
    CafeSettingToday: 'areas/dial/today/CafeSettingToday.tsx',
    cafe_brewing_today: 'areas/brew/wall/Today.tsx',
  };
  writeFileSync(join(webDir, '.vite/pages.json'), JSON.stringify(pages));
  writeFileSync(join(webDir, 'assets/work.js'), '// The others are empty.');

  const linked = async (url: string) => {
    await using app = await buildApp({ ...WEB_ALONE, webDir });
    const { body } = await app.inject({ url, headers: HTML });
    expect(body).toContain('</head><body></body>');
    return [...body.matchAll(/<link rel="(\w+)" crossorigin href="\/assets\/([^"]+)">/g)].map(([, ...link]) =>
      link.join(' '),
    );
  };

  it('is named by the page of each address: its texts, its file, what draws it, its definitions and whatever they need, small files first', async () => {
    expect(await linked('/user/usernote/brewingresult')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet List.css',
      'modulepreload ko.js',
      'modulepreload List.js',
      'modulepreload every_cell.js',
      'modulepreload user.js',
      'modulepreload ko_work.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/user/usernote/brewingresult/12?mode=edit')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet views.css',
      'modulepreload ko.js',
      'modulepreload Record.js',
      'modulepreload every_cell.js',
      'modulepreload every_views.js',
      'modulepreload views.js',
      'modulepreload user.js',
      'modulepreload ko_work.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/cafe/coffeebean/received/3')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'modulepreload ko.js',
      'modulepreload Record.js',
      'modulepreload every_cell.js',
      'modulepreload every_views.js',
      'modulepreload cafe.js',
      'modulepreload ko_work.js',
      'modulepreload ko_cafe.js',
      'modulepreload work.js',
    ]);
    // A list that stands on a page of its own loads that page.
    expect(await linked('/cafe/brewing/today')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'modulepreload ko.js',
      'modulepreload Today.js',
      'modulepreload every_cell.js',
      'modulepreload cafe.js',
      'modulepreload ko_work.js',
      'modulepreload ko_cafe.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    // A page made by hand of records loads what those are made of.
    expect(await linked('/cafe/setting/settingtoday')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet views.css',
      'modulepreload ko.js',
      'modulepreload Dial.js',
      'modulepreload every_cell.js',
      'modulepreload every_views.js',
      'modulepreload views.js',
      'modulepreload cafe.js',
      'modulepreload ko_work.js',
      'modulepreload ko_cafe.js',
      'modulepreload ko_brew.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/roaster/roasting/result')).toContain('modulepreload cells.js');
    expect(await linked('/en/user/signin/')).toEqual([
      'stylesheet index.css',
      'modulepreload en.js',
      'modulepreload Signin.js',
    ]);
    expect(await linked('/info/chart/roasting')).toEqual([
      'stylesheet index.css',
      'stylesheet Roast.css',
      'modulepreload ko.js',
      'modulepreload Roast.js',
      'modulepreload ko_roast.js',
    ]);
    expect(await linked('/en/info/map/country')).toEqual([
      'stylesheet index.css',
      'stylesheet work.css',
      'stylesheet List.css',
      'modulepreload en.js',
      'modulepreload List.js',
      'modulepreload every_cell.js',
      'modulepreload en_work.js',
      'modulepreload work.js',
    ]);
    expect(await linked('/nowhere')).toEqual(['modulepreload ko.js']);
  });
  it('takes no long work, however many slashes are in its address', async () => {
    await using app = await buildApp({ ...WEB_ALONE, webDir });
    const url = `/a${'/'.repeat(15_000)}a`;
    const began = process.cpuUsage();
    for (let nth = 0; nth < 30; nth += 1) expect((await app.inject({ url, headers: HTML })).statusCode).toBe(200);
    // Where each slash is begun with anew it takes more than two seconds.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });

  it('is no file that anybody may read', async () => {
    await using app = await buildApp({ ...WEB_ALONE, webDir });
    expect((await app.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404);
  });
});
