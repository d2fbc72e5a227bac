import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Traces of errors name the sources that a folder was bundled from. A source map is read when the first trace leads
 * there: Node's own switch reads those of all packages at the start, which takes half a second and 30 MB.
 * @param {string} folder absolute path of the bundles
 */
export function readTraces(folder) {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();
  const mapOf = (file) => {
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
    return maps.get(file);
  };
  Error.prepareStackTrace = (error, sites) =>
    [headline(error), ...sites.map((site) => `    at ${inSource(folder, mapOf, site)}`)].join('\n');
}

function headline(error) {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

function readMap(file) {
  try {
    return new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    // A build that has gone meanwhile: the place in the bundle is still named.
    return null;
  }
}

function inSource(folder, mapOf, site) {
  const url = site.getFileName();
  const line = site.getLineNumber();
  const column = site.getColumnNumber();
  if (!url?.startsWith('file:') || line === null || column === null) return String(site);
  const file = fileURLToPath(url);
  if (!file.startsWith(folder + path.sep)) return String(site);
  const found = mapOf(file)?.findEntry(line - 1, column - 1);
  if (found?.originalSource === undefined) return String(site);
  const source = path.resolve(path.dirname(file), found.originalSource);
  return String(site).replace(
    `${url}:${line}:${column}`,
    `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`,
  );
}
