import { regionName } from '@rdm/core/identity/regions';
import { describe, expect, it } from 'vitest';
import { officialDivisions } from './official-divisions';

const divisions = officialDivisions();
const names = new Map(divisions.map(({ code, name }) => [code, name]));
const below = (pattern: RegExp) => divisions.filter(({ code }) => pattern.test(code));

/** 民政部《2023年民政事业发展统计公报》, and 和康县 and 和安县, founded in December 2024. */
describe('the administrative divisions', () => {
  it('are as many as the Ministry of Civil Affairs counts', () => {
    const [provinces, cities, counties] = [below(/0000$/), below(/[^0]0?00$|[1-9]000$/), below(/\d\d(?!00)\d\d$/)];
    const ofCities = cities.filter(({ code }) => !code.endsWith('0000'));
    expect([provinces.length, ofCities.length, counties.length]).toEqual([34, 333, 2844 + 2]);
    const endingWith = (end: string) => counties.filter(({ name }) => name.endsWith(end)).length;
    // 977 districts, 六枝特区 and 神农架林区; 397 cities; 1416 counties with the autonomous ones; 52 banners.
    expect(['区', '市', '县', '旗'].map(endingWith)).toEqual([977 + 2, 397, 1416 + 2, 52]);
  });

  it('are those of today: neither abolished nor development zones, and with what was founded since', () => {
    for (const gone of ['110103', '330103', '320611', '371200', '130171', '441901', '232761']) {
      expect([gone, names.has(gone)]).toEqual([gone, false]);
    }
    expect(['330113', '659012', '653228', '441900'].map((code) => names.get(code))).toEqual([
      ...['临平区', '白杨市', '和康县', '东莞市'],
    ]);
  });

  it('are all known to the list that identity numbers are read with, by the same names', () => {
    const renamed = below(/^(?!71|81|82)\d{6}$/).filter(({ code, name }) => {
      const known = regionName(code);
      return known === null || (known.county || known.city || known.province) !== name;
    });
    // Its code was reassigned in 2021; identity numbers issued before keep the name of their time.
    expect(renamed.map(({ code }) => code)).toEqual(['410307']);
  });
});
