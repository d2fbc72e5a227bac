import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from './root.mjs';

const folder = at('.cache');
const file = at('.cache', 'work.lock');
const HEARTBEAT_MS = 1_000;
/** A holder without a heartbeat for this long is dead; its pid may already be reused. */
const DEAD_AFTER_MS = 15_000;

/**
 * Runs `work` while no other process of this checkout installs or builds; waits for one that does. `onWait` is called
 * once when it has to wait for another process.
 */
export async function alone(onWait, work) {
  fs.mkdirSync(folder, { recursive: true });
  for (let waited = false; !acquire(); waited = true) {
    if (!waited) onWait();
    await sleep(150);
  }
  const heartbeat = setInterval(() => touch(), HEARTBEAT_MS);
  const release = () => fs.rmSync(file, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function acquire() {
  if (create()) return true;
  if (!isDead()) return false;
  removeDead();
  return create();
}

function create() {
  try {
    fs.writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isDead() {
  try {
    if (Date.now() - fs.statSync(file).mtimeMs > DEAD_AFTER_MS) return true;
    const holder = Number(fs.readFileSync(file, 'utf8'));
    return holder > 0 && !isRunning(holder);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Moved aside before it is deleted: if another process was faster and the file is its new lock, it is put back. */
function removeDead() {
  const aside = `${file}.${process.pid}`;
  try {
    const dead = fs.readFileSync(file, 'utf8');
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== dead) fs.linkSync(aside, file);
    fs.rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function touch() {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
