import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costItems, isCostItemCode } from '../tax';
import { proposeCostItem } from './propose-cost-item';

const below = (name: string, code = '53010101') => proposeCostItem({ subjectCode: code, subjectName: name });
const proposed = (name: string) => below(`研发支出-费用化支出-${name}`).costItem;

describe('the cost item an account stands for by default', () => {
  it.each(costItems.map(({ code, label }) => [label.zh, code]))('named %s is %s', (name, code) => {
    expect(below(name)).toMatchObject({ costItem: code, by: 'name' });
    expect(below(`研发支出_资本化支出_${name}`, '430102')).toMatchObject({ costItem: code, by: 'name' });
  });

  it('is the one whose code its name carries', () => {
    expect(below('研发支出-2.6 样件费')).toMatchObject({ costItem: '2.6', by: 'name', word: '2.6' });
    expect(below('研发支出-12.6 样件').by).not.toBe('name');
    expect(below('研发支出-8.9').by).toBe('unknown');
  });

  it.each([
    ['工资', '1.1'],
    ['年终奖金', '1.1'],
    ['社保费', '1.2'],
    ['住房公积金', '1.2'],
    ['劳务费', '1.3'],
    ['直接材料', '2.1'],
    ['电费', '2.3'],
    ['动力费', '2.3'],
    ['模具费', '2.4'],
    ['设备租赁费', '2.8'],
    ['折旧费', '3.2'],
    ['软件摊销', '4.1'],
    ['设计费', '5.1'],
    ['差旅费', '6.4'],
    ['会议费', '6.4'],
    ['职工福利费', '6.5'],
    ['专利申请费', '6.3'],
    ['委托研发', '7.1'],
  ])('by the key word of %s is %s', (name, item) => expect(proposed(name)).toBe(item));

  it.each([
    ['委托境外研发费', '7.2'],
    ['仪器折旧', '3.1'],
    ['仪器设备折旧', '3.2'],
    ['专利权摊销', '4.2'],
    ['非专利技术摊销', '4.3'],
    ['新材料设计', '5.1'],
    ['材料检测', '2.6'],
    ['补充养老保险', '6.5'],
    ['技术资料', '6.1'],
  ])('takes the narrower word where several fit: %s is %s', (name, item) => expect(proposed(name)).toBe(item));

  it('looks at the narrowest part of the name first', () => {
    expect(below('研发支出-委托开发项目-材料').costItem).toBe('2.1');
    expect(below('研发支出-材料-专项').costItem).toBe('2.1');
  });

  it('shows the word it went by', () => {
    expect(below('研发支出-差旅费')).toMatchObject({
      word: '差旅',
      reason: { zh: '关键词“差旅”', en: 'Key word “差旅”' },
    });
  });

  it('is 不归集 for buildings, and for accounts outside R&D expenditure', () => {
    expect(below('研发支出-房屋租金')).toMatchObject({ costItem: 'none', by: 'building' });
    expect(below('研发支出-厂房折旧')).toMatchObject({ costItem: 'none', by: 'building' });
    expect(below('应付职工薪酬-工资', '2211')).toMatchObject({ costItem: 'none', by: 'notRd' });
  });

  it('is nobody’s guess where the name does not tell, or R&D is booked elsewhere', () => {
    expect(below('研发支出-其他')).toMatchObject({ costItem: null, by: 'unknown' });
    expect(below('管理费用-研发费用', '660210')).toMatchObject({ costItem: null, by: 'unknown' });
    expect(below('银行存款-研发专户', '1002')).toMatchObject({ costItem: 'none', by: 'notRd' });
  });

  it('is exactly one answer for everything that can stand there', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.anything(),
      fc.constantFrom('53010101', '研发支出-工资', '-0', '1e309', NaN, null, undefined, '\ud800'),
    );
    fc.assert(
      fc.property(anything, anything, (subjectCode, subjectName) => {
        const { costItem, by, reason } = proposeCostItem({ subjectCode, subjectName });
        expect(costItem === null || costItem === 'none' || isCostItemCode(costItem)).toBe(true);
        expect(costItem === null).toBe(by === 'unknown');
        expect(reason.zh.length).toBeLessThan(200);
      }),
    );
    expect(proposeCostItem(null as never).by).toBe('notRd');
  });

  it('takes names of a megabyte in its stride', () => {
    const began = Date.now();
    for (const name of ['电-'.repeat(500_000), '1.'.repeat(500_000), ' '.repeat(1_000_000), '_'.repeat(1_000_000)]) {
      below(`研发支出-${name}`);
    }
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});
