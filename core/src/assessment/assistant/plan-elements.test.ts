import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planElements, type PlanInput } from './plan-elements';

const nothing: PlanInput = {
  content: '',
  expectedTarget: '',
  hasTarget: false,
  hasDates: false,
  hasBudget: false,
  people: 0,
  hasLeader: false,
  hasResults: false,
  hasPlanFile: false,
  hasResolutionFile: false,
  hasRegisteredContract: null,
};
const whole: PlanInput = {
  content: [
    '背景：低温环境下压缩机启动困难，国内外同类产品均在-25℃以上。',
    '难点和关键技术：双级密封与变频控制。创新点：首次采用磁悬浮辅助启动。',
    '技术路线：仿真、样机试验、整机验证。基础：已有低温实验室和前期样机。',
    '进度：第一阶段3月完成方案，第二阶段9月完成样机。',
  ].join('\n'),
  expectedTarget: '在-35℃下一次启动成功率不低于99%，应用于冷链运输车，按企业标准验收。',
  hasTarget: true,
  hasDates: true,
  hasBudget: true,
  people: 3,
  hasLeader: true,
  hasResults: true,
  hasPlanFile: true,
  hasResolutionFile: true,
  hasRegisteredContract: null,
};

const missing = (plan: PlanInput) =>
  planElements
    .filter(({ appliesTo }) => appliesTo?.(plan) ?? true)
    .filter(({ isMet }) => !isMet(plan))
    .map(({ key }) => key);

describe('the elements of a plan', () => {
  it('are all missing where nothing is said, and all there in a whole plan', () => {
    expect(missing(nothing)).toHaveLength(planElements.length - 1);
    expect(missing(whole)).toEqual([]);
  });

  it('hold a contract for cooperative and entrusted development alone', () => {
    expect(missing({ ...whole, hasRegisteredContract: false })).toEqual(['registeredContract']);
    expect(missing({ ...whole, hasRegisteredContract: true })).toEqual([]);
  });

  it.each([
    ['people', { people: 0 }],
    ['people', { hasLeader: false }],
    ['budget', { hasBudget: false }],
    ['schedule', { hasDates: false }],
    ['results', { hasResults: false }],
    ['expectedResult', { hasTarget: false }],
    ['planFile', { hasPlanFile: false }],
    ['resolutionFile', { hasResolutionFile: false }],
  ])('%s is missing where %j', (key, without) => {
    expect(missing({ ...whole, ...without })).toEqual([key]);
  });

  it.each([
    ['indicators', '提高启动成功率，应用于冷链运输车，完成后验收'],
    ['application', '在-35℃下一次启动成功率不低于99%，按标准验收'],
    ['assessment', '在-35℃下一次启动成功率不低于99%，应用于冷链运输车'],
  ])('%s is sought in what is written', (key, expectedTarget) => {
    expect(missing({ ...whole, expectedTarget })).toContain(key);
  });

  it('are never lost by writing more', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (content, more) => {
        const before = missing({ ...nothing, content });
        for (const key of missing({ ...nothing, content: content + more })) expect(before).toContain(key);
      }),
    );
  });
});
