import { text } from '@rdm/core/internal/kernel';
import { expect, test } from 'vitest';
import { formulaInWords } from './formula-in-words';

const said = (formula: string) => formulaInWords(text(formula, formula));

test.each([
  ['max(47−48−49, 0)×50', '(47−48−49，小于0时取0)×50', '(47−48−49, at least 0)×50'],
  ['max(45−46, 0)', '45−46，小于0时取0', '45−46, at least 0'],
  [
    'min(28, (3+7+16+19+23)×10%÷(1−10%))',
    '28与(3+7+16+19+23)×10%÷(1−10%)孰小',
    'the smallest of 28 and (3+7+16+19+23)×10%÷(1−10%)',
  ],
  ['(8+min(S6, 8.1)−7.1)×80%', '(8+(S6与8.1孰小)−7.1)×80%', '(8+(the smallest of S6 and 8.1)−7.1)×80%'],
  ['min(max(1,234.50−5, 0), 6)', '(1,234.50−5，小于0时取0)与6孰小', 'the smallest of (1,234.50−5, at least 0) and 6'],
  ['max(1, 2, 3)', '1与2与3孰大', 'the largest of 1, 2 and 3'],
])('%s is read as %s', (formula, zh, en) => {
  expect(said(formula)).toEqual({ zh, en });
});

test.each(['3+7+16', '各月归集金额之和', 'maximum(3)', 'min(3, 4', 'min(28)'])('%s stays as it is', (formula) => {
  expect(said(formula)).toEqual({ zh: formula, en: formula });
});
