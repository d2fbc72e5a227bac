import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

/** Nothing but the page under test: no sandbox (root has none), no GPU, and no traffic of the browser's own. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of the machine; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) {
    throw new Error('No Chromium is installed: install the Debian package chromium-headless-shell, or chromium.');
  }
  return chromium.launch({ executablePath, args: flags });
}
