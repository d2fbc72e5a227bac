import { expect, test } from 'vitest';
import { effectInWords } from './effect-in-words';

const change = { subjectCode: '530101', subjectName: '设计费', from: null, to: '5.1', amount: '1250.00' } as const;
const changes = [{ ...change, entries: 2 }];

test('names what the vouchers give to each open year, and the declared years that keep theirs', () => {
  const years = [
    { year: '2023', before: '0.00', after: '700.00', filed: true },
    { year: '2024', before: '0.00', after: '1250.00', filed: false },
  ];
  const { zh, en } = effectInWords({ changes, years });
  expect(zh).toBe('涉及 2 条分录；2024年凭证归集由 0.00 元变为 1,250.00 元；已申报的 2023 年度保持申报数。');
  expect(en).toBe(
    'Entries concerned: 2; 2024 takes 1,250.00 instead of 0.00 yuan from vouchers; 2023 as declared stay as filed.',
  );
});

test('says where nothing changes', () => {
  expect(effectInWords({ changes, years: [] }).zh).toBe('涉及 2 条分录；归集金额不变。');
});
