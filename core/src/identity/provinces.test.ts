import { describe, expect, it } from 'vitest';
import { provinceOf } from './provinces';

const codes = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const known = codes.filter((code) => provinceOf(code) !== undefined);
const withName = (is: RegExp) => known.filter((code) => is.test(provinceOf(code)!));

describe('the provinces (GB/T 2260)', () => {
  it('are numbered by the part of the country they lie in', () =>
    expect(known).toEqual([
      ...['11', '12', '13', '14', '15'],
      ...['21', '22', '23'],
      ...['31', '32', '33', '34', '35', '36', '37'],
      ...['41', '42', '43', '44', '45', '46'],
      ...['50', '51', '52', '53', '54'],
      ...['61', '62', '63', '64', '65'],
      ...['71', '81', '82', '83'],
    ]));

  it('are 34: four municipalities, five autonomous regions, two special administrative regions, 23 provinces', () => {
    expect(new Set(known.map(provinceOf)).size).toBe(34);
    expect(withName(/市$/)).toEqual(['11', '12', '31', '50']);
    expect(withName(/自治区$/)).toEqual(['15', '45', '54', '64', '65']);
    expect(withName(/特别行政区$/)).toEqual(['81', '82']);
    expect(new Set(withName(/^[^市区]+省$/).map(provinceOf)).size).toBe(23);
  });

  it.each([
    ['110105', '北京市'],
    ['12', '天津市'],
    ['130100', '河北省'],
    ['150100', '内蒙古自治区'],
    ['210200', '辽宁省'],
    ['230100', '黑龙江省'],
    ['310115', '上海市'],
    ['330106', '浙江省'],
    ['360100', '江西省'],
    ['370200', '山东省'],
    ['410100', '河南省'],
    ['420100', '湖北省'],
    ['430100', '湖南省'],
    ['440305', '广东省'],
    ['450100', '广西壮族自治区'],
    ['460100', '海南省'],
    ['500101', '重庆市'],
    ['510100', '四川省'],
    ['540100', '西藏自治区'],
    ['610100', '陕西省'],
    ['620100', '甘肃省'],
    ['640100', '宁夏回族自治区'],
    ['650100', '新疆维吾尔自治区'],
    ['810000', '香港特别行政区'],
    ['820000', '澳门特别行政区'],
    ['830000', '台湾省'],
  ])('%s lies in %s', (code, province) => expect(provinceOf(code)).toBe(province));
});
