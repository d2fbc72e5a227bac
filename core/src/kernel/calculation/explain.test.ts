import { describe, expect, it } from 'vitest';
import { text, type Trace } from '../index';
import { explain } from './explain';

const figure = (key: string, value: string, inputs: readonly Trace[] = [], rest: Partial<Trace> = {}): Trace => ({
  ...{ key, value, inputs },
  label: text(`项<${key}>`, `Item <${key}>`),
  formula: inputs.length > 0 ? text('甲+乙', 'a+b') : text('填报', 'Entered'),
  ...rest,
});
const basis = { document: '财税〔2015〕119号', article: '第一条' };
const tree = figure('line6', '3.00', [
  figure('row1.2', '1.00', [], { basis }),
  figure('line3/project:a', '2.00', [figure('x', '2.00'), figure('y', '0.00')], { basis }),
]);

describe('a trace in words', () => {
  it('has the number of a line or a row, the formula or the origin, the value and the provision', () => {
    expect(explain(tree)).toBe(
      [
        '6 项<line6>：甲+乙 = 3.00',
        '  1.2 项<row1.2>：1.00（填报）（财税〔2015〕119号 第一条）',
        '  项<line3/project:a>：甲+乙 = 2.00（财税〔2015〕119号 第一条）',
        '    项<x>：2.00（填报）',
        '    另有1项为0',
      ].join('\n'),
    );
    expect(explain(tree, { language: 'en', numbers: false })).toBe(
      [
        'Item <line6>: a+b = 3.00',
        '  Item <row1.2>: 1.00 (Entered) (财税〔2015〕119号 第一条)',
        '  Item <line3/project:a>: a+b = 2.00 (财税〔2015〕119号 第一条)',
        '    Item <x>: 2.00 (Entered)',
        '    1 more of 0',
      ].join('\n'),
    );
  });

  it('is the same whether options are missing, empty or null', () => {
    expect(explain(tree, null)).toBe(explain(tree));
    expect(explain(tree, {})).toBe(explain(tree));
    expect(explain(tree, { as: 'text', language: 'zh', numbers: true, zeros: false, depth: 9 })).toBe(explain(tree));
  });

  it('is a nested list in HTML, and one of Markdown, whose texts are escaped', () => {
    expect(explain(tree, { as: 'html', depth: 1 })).toBe(
      '<ul><li>6 项&lt;line6&gt;：甲+乙 = 3.00<ul>' +
        '<li>1.2 项&lt;row1.2&gt;：1.00（填报）（财税〔2015〕119号 第一条）</li>' +
        '<li>项&lt;line3/project:a&gt;：甲+乙 = 2.00（财税〔2015〕119号 第一条）</li></ul></li></ul>',
    );
    const quoted = figure('q', '1.00', [], { label: text(`"&'`, '') });
    expect(explain(quoted, { as: 'html' })).toBe('<ul><li>&quot;&amp;&#39;：1.00（填报）</li></ul>');
    expect(explain(tree.inputs[1]!, { as: 'markdown' }).split('\n')).toEqual([
      String.raw`- **项\<line3/project:a\>**：甲+乙 = 2.00（财税〔2015〕119号 第一条）`,
      String.raw`  - **项\<x\>**：2.00（填报）`,
      '  - 另有1项为0',
    ]);
  });

  it.each([
    ['0', true],
    ['-0.00', true],
    ['000.0', true],
    ['.0', true],
    ['0.01', false],
    ['10.00', false],
    ['100', false],
  ])('leaves out %s: %s', (value, isLeftOut) =>
    expect(explain(figure('a', '1', [figure('b', value)])).includes('另有1项为0')).toBe(isLeftOut),
  );

  it('ends at a depth, also at none', () => {
    expect(explain(tree, { depth: 0 })).toBe('6 项<line6>：甲+乙 = 3.00');
    expect(explain(tree, { depth: 1 }).split('\n')).toHaveLength(3);
    expect(explain(tree, { depth: 2 })).toBe(explain(tree));
  });

  it.each([
    ['as', { as: 'pdf' }],
    ['as', { as: 'toString' }],
    ['as', { as: null }],
    ['language', { language: 'fr' }],
    ['language', { language: ['zh'] }],
  ])('is refused for an option %s that does not exist: %j', (option, options) =>
    expect(() => explain(tree, options as never)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        issues: [
          {
            path: [option],
            value: Object.values(options)[0],
            message: { zh: '没有这个选项', en: 'There is no such option' },
          },
        ],
      }),
    ),
  );
});
