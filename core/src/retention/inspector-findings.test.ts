import { describe, expect, it } from 'vitest';
import { inspectorFindings, type InspectedProject } from './inspector-findings';

function contract(given: Partial<InspectedProject['contracts'][number]>): InspectedProject['contracts'][number] {
  return { contractNo: 'WT-1', registeredOn: '2025-05-31', unitName: '某某大学', payees: [], ...given };
}
const paidTo = (payee: string, unitName: string | null = '某某大学') => ({
  contracts: [contract({ unitName, payees: [{ date: '2024-05-20', payee }] })],
});
const sound: InspectedProject = {
  ...{ year: '2024', resolvedOn: '2024-01-10', appliedOn: '2024-01-05' },
  ...{ startsOn: '2024-01-10', firstCostMonth: '2024-01' },
  contracts: [contract({})],
  ...{ memberIds: ['1'], workers: [{ id: '1', name: 'E1 张三' }] },
  ...{ isEnded: true, completionState: 'accepted', hasReason: false, hasFundsUse: false },
  ...{ budget: '100.00', cost: '1300000.00' },
};
const kinds = (given: Partial<InspectedProject>) => inspectorFindings({ ...sound, ...given }).map(({ kind }) => kind);

const late = { resolvedOn: null, appliedOn: '2024-01-11' };

describe('what an inspector finds', () => {
  it('is nothing in a sound project, nor in one of which nothing is stated', () => {
    expect(kinds({})).toEqual([]);
    const bare = { resolvedOn: null, appliedOn: null, startsOn: null, firstCostMonth: null, contracts: [] };
    const nobody = { memberIds: [], workers: [] };
    expect(kinds({ ...bare, ...nobody, isEnded: false, completionState: null, budget: null, cost: '0.00' })).toEqual(
      [],
    );
  });

  it.each<readonly [string, Partial<InspectedProject>, readonly string[]]>([
    ['a resolution a day after the start', { resolvedOn: '2024-01-11' }, ['approvedLate']],
    ['one in the month after the first cost', { resolvedOn: '2024-02-01', startsOn: null }, ['approvedLate']],
    ['one within the month of the first cost', { resolvedOn: '2024-01-31', startsOn: null }, []],
    ['an application after the start, of a resolution without a date', late, ['approvedLate']],
    ['an application after the start, where the resolution was made in time', { appliedOn: '2024-01-11' }, []],
    ['a contract that is not registered', { contracts: [contract({ registeredOn: null })] }, ['unregistered']],
    [
      'one registered after the settlement',
      { contracts: [contract({ registeredOn: '2025-06-01' })] },
      ['unregistered'],
    ],
    ['a payment to somebody else', paidTo('某某科技公司'), ['otherPayee']],
    ['one to the trustee, by other blanks and brackets', paidTo('甲 (南京) 所', '甲（南京）所'), []],
    ['one that names nobody', paidTo(' '), []],
    ['one under a contract whose trustee was removed', paidTo('某某科技公司', null), []],
    ['hours of somebody who is no member', { memberIds: [] }, ['notListed']],
    ['a member without hours', { memberIds: ['1', '2'] }, []],
    ['an end without a conclusion', { completionState: 'reviewed' }, ['noCompletion']],
    ['an end without a completion', { completionState: null }, ['noCompletion']],
    ['a failure without a reason', { completionState: 'failed' }, ['noReason']],
    ['a failure with one', { completionState: 'failed', hasReason: true }, []],
    ['a termination without a reason', { completionState: 'ended' }, ['noReason']],
    ['a cost just over 130 % of the budget', { cost: '1300000.01' }, ['offBudget']],
    ['a cost just under 70 %', { cost: '699999.99' }, ['offBudget']],
    ['a cost of 70 %', { cost: '700000.00' }, []],
    ['a difference that is explained', { cost: '2000000.00', hasFundsUse: true }, []],
    ['a project that goes on', { isEnded: false, completionState: null, cost: '0.00' }, []],
    ['a budget that is not set', { budget: '-1.00' }, []],
  ])('%s', (_, given, expected) => expect(kinds(given)).toEqual(expected));

  it('names contracts and people, and leads to where it is put right', () => {
    const [unregistered, person] = inspectorFindings({
      ...sound,
      ...{ contracts: [contract({ contractNo: 'WT-7', registeredOn: null })], memberIds: [] },
    });
    expect([unregistered!.message.zh, unregistered!.to]).toEqual(['研发合同 WT-7 没有登记', '/rdm/entrustdevdata']);
    expect([person!.message.zh.endsWith('E1 张三'), person!.to]).toEqual([true, '/rdm/project/members']);
  });
});
