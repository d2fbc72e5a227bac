import { expect, test } from 'vitest';
import { menuTree } from '@rdm/core/internal/access';
import guide from '../../../../docs/guide.md?raw';
import { guideSection } from './guide-section';
import { guideTopics, topicAt } from './guide-topics';

test('every topic is a section of the guide, in both languages', () => {
  for (const { heading } of guideTopics) {
    for (const name of [heading.zh, heading.en])
      expect(guideSection(guide, name)?.length ?? 0, name).toBeGreaterThan(100);
  }
});

test('every page of the menus has its topic', () => {
  type Menu = (typeof menuTree)[number];
  const pathsOf = ({ path, children }: Menu): string[] =>
    children?.length ? (children as Menu[]).flatMap(pathsOf) : path ? [path] : [];
  const isNamed = (path: string) =>
    guideTopics.some(({ paths }) => paths.some((beginning) => path.startsWith(beginning)));
  expect(
    menuTree.flatMap(pathsOf).filter((path) => path.startsWith('/') && path.split('/').length > 2 && !isNamed(path)),
  ).toEqual([]);
});

test('a page has the topic that names it most closely', () => {
  expect(topicAt('/rdm/financialaccount/allocation-voucher').heading.zh).toBe('研发费用分配凭证');
  expect(topicAt('/rdm/financialaccount/voucher').heading.zh).toBe('凭证与科目对应');
  expect(topicAt('/nowhere').heading.zh).toBe('从工作簿到申报表');
});

test('a section ends where the next one of its level begins', () => {
  const text = '## A\none\n### B\ntwo\n## C\nthree';
  expect([guideSection(text, 'A'), guideSection(text, 'B'), guideSection(text, 'C')]).toEqual([
    'one\n### B\ntwo',
    'two',
    'three',
  ]);
  expect(guideSection(text, 'D')).toBeNull();
});
