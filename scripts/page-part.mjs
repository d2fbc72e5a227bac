import fs from 'node:fs';
import { at } from './root.mjs';
import { runOrFail } from './run-command.mjs';

/**
 * Replaces the parts of a page that scripts write: what stands between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} page its path from the root
 * @param {Readonly<Record<string, string>>} parts Markdown by the name of the part
 */
export async function writePageParts(page, parts) {
  let text = fs.readFileSync(at(page), 'utf8');
  for (const [name, content] of Object.entries(parts)) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${page} has no part ${name}`);
    text = `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
  }
  fs.writeFileSync(at(page), text);
  await runOrFail(`${page} 未能排版。/ ${page} could not be formatted.`, process.execPath, [
    at('node_modules/oxfmt/bin/oxfmt'),
    at(page),
  ]);
}
