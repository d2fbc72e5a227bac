import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Makes LibreOffice recalculate every formula, whatever result the file stores. */
const ALWAYS_RECALCULATE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

const run = promisify(execFile);

/** Milliseconds: a machine with other work takes many times as long as one without. */
export const A_WHILE = 400_000;

/**
 * Files of one kind opened by headless LibreOffice and saved as another, in the order they were given: one start for
 * all of them. Profile and files are in a temporary directory that is removed afterwards.
 *
 * @param from the ending of the files, `docx`
 * @param to the ending they are saved under, with the filter where it needs one: `txt:Text (encoded):UTF8`
 */
export async function openedByOffice(given: readonly Uint8Array[], from: string, to: string): Promise<Buffer[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'rdm-opened-'));
  try {
    const profile = path.join(directory, 'profile');
    mkdirSync(path.join(profile, 'user'), { recursive: true });
    writeFileSync(path.join(profile, 'user', 'registrymodifications.xcu'), ALWAYS_RECALCULATE);
    const files = given.map((bytes, at) => {
      const file = path.join(directory, `${at}.${from}`);
      writeFileSync(file, bytes);
      return file;
    });
    const saved = path.join(directory, 'saved');
    const options = ['--headless', '--convert-to', to, '--outdir', saved];
    await run('soffice', [`-env:UserInstallation=${pathToFileURL(profile).href}`, ...options, ...files], {
      timeout: A_WHILE,
    });
    const ending = to.split(':')[0]!;
    return files.map((file) => readFileSync(path.join(saved, `${path.basename(file, from)}${ending}`)));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
