import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinceOf } from '../provinces';
import { regionCodes, regionName } from './index';

describe('the name of an administrative division (GB/T 2260)', () => {
  it.each([
    ['110000', '北京市', '', ''],
    ['110105', '北京市', '', '朝阳区'],
    ['350100', '福建省', '福州市', ''],
    ['350102', '福建省', '福州市', '鼓楼区'],
    ['429004', '湖北省', '', '仙桃市'],
    ['441900', '广东省', '东莞市', ''],
    ['500101', '重庆市', '', '万州区'],
    ['330113', '浙江省', '杭州市', '临平区'],
    ['653228', '新疆维吾尔自治区', '和田地区', '和康县'],
    ['659012', '新疆维吾尔自治区', '', '白杨市'],
    ['652901', '新疆维吾尔自治区', '阿克苏地区', '阿克苏市'],
    ['710000', '台湾省', '', ''],
    ['810101', '香港特别行政区', '香港岛', '中西区'],
    ['820000', '澳门特别行政区', '', ''],
  ])('%s is %s %s %s', (code, province, city, county) => expect(regionName(code)).toEqual({ province, city, county }));

  it.each([
    ['110103', '崇文区', 'merged into 东城区 in 2010'],
    ['310103', '卢湾区', 'merged into 黄浦区 in 2011'],
    ['110228', '密云县', 'a district since 2015'],
    ['513321', '康定县', 'a city since 2015'],
  ])('%s stays %s: %s', (code, county) => expect(regionName(code)).toMatchObject({ county }));

  it('has the later name of a code that was renamed', () =>
    expect(regionName('130502')).toEqual({ province: '河北省', city: '邢台市', county: '襄都区' }));

  it.each(['110100', '110200', '429000'])('%s, a heading of the list, is no division', (code) =>
    expect(regionName(code)).toBeNull(),
  );

  it.each([
    '',
    '11',
    '1101050',
    '11000000',
    '00110000',
    '990000',
    '830000',
    '110199',
    '119900',
    '１１０１０５',
    ' 110105',
    'abcdef',
  ])('"%s" has none', (code) => expect(regionName(code)).toBeNull());

  it('answers null to whatever is no code', () => {
    for (const value of [110000, ['110000'], null]) expect(regionName(value as unknown as string)).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(!(typeof value === 'string' && /^\d{6}$/.test(value)));
        expect(regionName(value as string)).toBeNull();
      }),
    );
  });
});

describe('the list of divisions', () => {
  const codes = regionCodes();
  const count = (is: RegExp) => codes.filter((code) => is.test(code)).length;

  it('has 34 provinces, 357 cities and 3648 counties, abolished ones among them', () =>
    expect([count(/0000$/), count(/(?!00)..00$/), count(/(?!00)..$/)]).toEqual([34, 357, 3648]));

  it('knows every province that an identity number can start with, but 83 which is none', () => {
    const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const provinces = twoDigits.filter((digits) => provinceOf(digits) !== undefined);
    expect(provinces.filter((digits) => regionName(`${digits}0000`) === null)).toEqual(['83']);
  });

  it('is in ascending order without repetition', () => expect([...new Set(codes)].sort()).toEqual(codes));

  it('names every division in Chinese characters, and its province as identity numbers do', () => {
    for (const code of codes) {
      const name = regionName(code)!;
      expect(name.province).toBe(provinceOf(code));
      expect(name.province + name.city + name.county).toMatch(/^\p{Script=Han}+$/u);
    }
  });
});
