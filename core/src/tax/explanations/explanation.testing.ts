import { expect } from 'vitest';
import type { Trace } from '../../kernel';

/** A trace as a reviewer reads it: a line for each figure, `key | 标签 | label | 公式 | formula | value | basis`. */
function linesOf(trace: Trace, depth = 0): string[] {
  const { key, label, formula, value, basis, deeper } = trace;
  const law = basis ? `${basis.document} ${basis.article}` : '';
  const parts = [key, label.zh, label.en, formula.zh, formula.en, value, law, deeper ?? ''];
  return [
    `${'  '.repeat(depth)}${parts.join(' | ')}`.trimEnd(),
    ...trace.inputs.flatMap((input) => linesOf(input, depth + 1)),
  ];
}

/** Compares a trace with its reviewed text: every label, formula and provision in both languages. */
export async function expectExplanation(trace: Trace, name: string): Promise<void> {
  await expect(`${linesOf(trace).join('\n')}\n`).toMatchFileSnapshot(`./${name}.explanation.txt`);
}
