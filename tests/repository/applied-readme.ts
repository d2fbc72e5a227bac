import fs from 'node:fs';
import path from 'node:path';

/** One step of a README section: a file to write, lines to put into a file, or a command to run. */
export type Step =
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'insert'; readonly file: string; readonly diff: string }
  | { readonly kind: 'run'; readonly command: string };

/**
 * The steps of a section. A block belongs to the first file that the paragraph before it names: a `ts` block is the
 * whole file, a `diff` block is inserted into it. An `sh` block is run.
 */
export function stepsOf(readme: string, heading: string): Step[] {
  const begin = readme.indexOf(`## ${heading}\n`);
  if (begin < 0) throw new Error(`The README has no section ${heading}`);
  const end = readme.indexOf('\n## ', begin + 1);
  const section = readme.slice(begin, end < 0 ? undefined : end);
  const blocks = [...section.matchAll(/^ *```(ts|diff|sh)\n([\s\S]*?)\n *```$/gm)];
  return blocks.map(({ 1: language, 2: block, index }) => {
    const text = withoutIndent(block!);
    if (language === 'sh') return { kind: 'run', command: text.trim() };
    const paragraph = section.slice(0, index).trimEnd().split('\n\n').at(-1)!;
    const file = /`([\w.-]+\/[\w./-]+\.[a-z]+)`/.exec(paragraph)?.[1];
    if (file === undefined) throw new Error(`The block after “${paragraph}” names no file`);
    return language === 'ts' ? { kind: 'write', file, text: `${text}\n` } : { kind: 'insert', file, diff: text };
  });
}

/** Removes the common indent of a block under a numbered step. */
function withoutIndent(block: string): string {
  const lines = block.split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Applies a step to a checkout, except commands. */
export function apply(root: string, step: Exclude<Step, { kind: 'run' }>): void {
  const file = path.join(root, step.file);
  if (step.kind === 'write') {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, step.text);
    return;
  }
  let text = fs.readFileSync(file, 'utf8');
  for (const hunk of step.diff.split(/^@@.*\n?/m)) text = withLines(text, hunk, step.file);
  fs.writeFileSync(file, text);
}

/** The text with the `+` lines of a hunk inserted where its other lines match; at the top where it has no others. */
function withLines(text: string, hunk: string, file: string): string {
  const lines = hunk.split('\n').filter((line) => line !== '');
  const context = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const all = text.split('\n');
  const at =
    context.length === 0 ? 0 : all.findIndex((_, start) => context.every((line, n) => all[start + n] === line));
  if (at < 0) throw new Error(`${file} has no lines\n${context.join('\n')}`);
  const put = lines.map((line) => line.slice(1));
  return [...all.slice(0, at), ...put, ...all.slice(at + context.length)].join('\n');
}
