import { readFileSync } from 'node:fs';

/**
 * Calls `gone` when the npm that started us has ended. Between npm and us sits a shell that passes no signal
 * on, so a stopped or killed npm would otherwise leave us running unseen.
 * @param {() => void} gone
 */
export function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = findNpm(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === null || isAlive(npm))) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
}

/**
 * npm is our parent or its parent; only Linux tells without another program.
 * @param {number} parent
 * @returns {number | null}
 */
function findNpm(parent) {
  try {
    const [, grandparent] = /\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${parent}/status`, 'utf8')) ?? [];
    const name = readFileSync(`/proc/${grandparent}/comm`, 'utf8');
    return name.startsWith('npm') ? Number(grandparent) : null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
