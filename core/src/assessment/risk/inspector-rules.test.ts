import { expect, test } from 'vitest';
import { text } from '../../kernel';
import { findingKinds, type InspectedFindings } from '../../retention';
import { foundBy } from './risk-year.testing';

const inspected = (kind: (typeof findingKinds)[number]): InspectedFindings => ({
  ...{ projectId: 'j1', projectCode: 'RD1', projectName: '压缩机控制算法研究' },
  findings: [{ kind, message: text('项目已结束，但没有结题结论', 'Over without a conclusion'), to: '' }],
});

test.each(findingKinds)('what an inspector asks of %s is a finding of its own rule, and of no other', (kind) => {
  expect(foundBy(`project.${kind}`, { inspected: [inspected(kind)] })).toMatchObject([
    { zh: '项目 RD1 压缩机控制算法研究：项目已结束，但没有结题结论，请更正或补充说明', rows: ['j1'] },
  ]);
  expect(foundBy(`project.${kind}`)).toEqual([]);
  const others = findingKinds.filter((other) => other !== kind).map(inspected);
  expect(foundBy(`project.${kind}`, { inspected: others })).toEqual([]);
});
