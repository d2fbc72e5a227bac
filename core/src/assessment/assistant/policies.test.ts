import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawTables } from '../../tax';
import { policyFindings } from './policies';

const messages = (words: string) => policyFindings(words, 'zh').map(({ message }) => message);

describe('looking up policies', () => {
  it('finds the rules that hold all words, whatever stands between them', () => {
    expect(messages('制造业、比例')).toEqual(['制造业企业：100%']);
    expect(messages('  加计扣除比例,科技型  ')).toEqual(['科技型中小企业：75%', '科技型中小企业：100%']);
    expect(messages('公告2023年第7号')).toEqual(['一般企业：100%']);
    expect(messages('鱼')).toEqual([]);
  });

  it('takes a year for one the rule is in force in', () => {
    expect(messages('加计扣除比例 一般企业 2017')).toEqual(['一般企业：50%']);
    expect(messages('加计扣除比例 一般企业 2018年度')).toEqual(['一般企业：75%']);
    expect(messages('加计扣除比例 一般企业 2022年')).toEqual(['一般企业：75%']);
    expect(messages('加计扣除比例 一般企业 2024')).toEqual(['一般企业：100%']);
  });

  it('says which years a rule is in force, and by which document', () => {
    const [rate] = policyFindings('Manufacturing', 'en').filter(({ message }) => message.endsWith('100%'));
    expect(rate).toMatchObject({ title: 'Rate of the super-deduction · 2021 to 2022', level: 'info', rows: [] });
    expect(rate!.basis).toBe('财政部 税务总局公告2021年第13号 第一条');
  });

  it.each([
    ['第四季度', '第四季度比例 · 2022年度'],
    ['加计扣除比例 一般企业 2017', '加计扣除比例 · 至2017年度'],
    ['加计扣除比例 一般企业 2024', '加计扣除比例 · 2023年度起'],
  ])('names the years of %s in their shortest form', (words, title) => {
    expect(policyFindings(words, 'zh').map((each) => each.title)).toEqual([title]);
  });

  it('shows everything where nothing is asked, and never more for more words', () => {
    const all = lawTables.flatMap(({ rows }) => rows);
    expect(policyFindings('', 'zh')).toHaveLength(all.length);
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (one, other) => {
        const both = policyFindings(`${one} ${other}`, 'zh').length;
        expect(both).toBeLessThanOrEqual(policyFindings(one, 'zh').length);
      }),
    );
  });
});
