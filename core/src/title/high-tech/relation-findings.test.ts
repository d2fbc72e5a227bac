import { describe, expect, it } from 'vitest';
import { text } from '../../kernel';
import { relationFindings, type Related } from './relation-findings';

const property = (code: string, over: Partial<Related['properties'][number]> = {}) => ({
  ...{ code, number: 'IP01', grantedOn: '2023-05-01', owners: '江临冷机有限公司', leftOut: null, ...over },
});
const sound: Related = {
  ...{ enterprise: '江临冷机有限公司', day: '2025-06-30' },
  activities: [{ code: 'RD01', projectCodes: ['P1'], startTime: '2022-01-01', properties: ['ZL1'] }],
  properties: [property('ZL1')],
  products: [{ code: 'PS01', main: true, properties: ['ZL1'] }],
  conversions: [{ code: 'CG01', projectCodes: ['P1'], properties: ['ZL1'], products: ['PS01'], missing: [] }],
};
const found = (over: Partial<Related>) =>
  relationFindings({ ...sound, ...over }).map(({ level, key, code }) => `${level} ${key} ${code}`);

describe('What an expert would object to', () => {
  it('is nothing where all hangs together', () => expect(found({})).toEqual([]));

  it.each([
    ['granted the day before', '2025-06-29', []],
    ['granted on the very day', '2025-06-30', ['error productWithoutProperty PS01']],
  ])('a main product needs a property from before the application: %s', (_, grantedOn, expected) => {
    expect(found({ properties: [property('ZL1', { grantedOn })] })).toEqual(expected);
  });

  it('a product that is not a main one is only noted', () => {
    expect(found({ products: [{ code: 'PS02', main: false, properties: [] }] })).toEqual([
      'warning productWithoutProperty PS02',
    ]);
  });

  it('a property that does not count but is used is named with the reason', () => {
    const leftOut = text('Ⅱ类已用于2022年度', 'used in 2022');
    const findings = relationFindings({ ...sound, properties: [property('ZL1', { number: null, leftOut })] });
    expect(findings.map(({ key }) => key)).toEqual(['productWithoutProperty', 'doesNotCount']);
    expect(findings[1]!.message.zh).toBe('ZL1 不能用于本次申请：Ⅱ类已用于2022年度');
  });

  it('a property still being examined that only an activity names is noted, and errors come first', () => {
    const pending = property('ZL2', { number: null, leftOut: text('申请日未授权', 'not granted') });
    const activities = [{ ...sound.activities[0]!, properties: ['ZL1', 'ZL2'] }];
    expect(found({ activities, properties: [pending, property('ZL1', { owners: '某大学' })] })).toEqual([
      'error notOwner ZL1',
      'warning doesNotCount ZL2',
    ]);
  });

  it('a property of somebody else is an error', () => {
    expect(found({ properties: [property('ZL1', { owners: '某大学' })] })).toEqual(['error notOwner ZL1']);
  });

  it.each([
    ['on its first day', '2023-05-01', []],
    ['a day after the grant', '2023-05-02', ['warning olderThanActivity ZL1']],
  ])('a property older than its activity is noted: the activity began %s', (_, startTime, expected) => {
    expect(found({ activities: [{ ...sound.activities[0]!, startTime }] })).toEqual(expected);
  });

  it('an activity without property and conversion has no result, and a property without activity is noted', () => {
    expect(
      found({ activities: [{ code: 'RD02', projectCodes: ['P2'], startTime: '2022-01-01', properties: [] }] }),
    ).toEqual(['warning noActivity ZL1', 'warning noResult RD02']);
    expect(
      found({
        activities: [...sound.activities, { code: 'RD02', projectCodes: ['P1'], startTime: null, properties: [] }],
      }),
    ).toEqual([]);
  });

  it('an achievement without evidence is named with what it lacks', () => {
    const missing = [text('转化证明：上传合同', 'Upload the contract')];
    expect(found({ conversions: [{ ...sound.conversions[0]!, missing }] })).toEqual(['warning noEvidence CG01']);
  });
});
