import { describe, expect, it } from 'vitest';
import { holdsUnitNames, withUnitName } from './unit-names';

describe('a unit chosen for a field of names', () => {
  it('is the lead unit in place of another', () => {
    expect(withUnitName('leadOrgName', '甲公司', '江临理工大学')).toBe('江临理工大学');
  });

  it.each([
    ['', '江临理工大学'],
    ['甲公司', '甲公司、江临理工大学'],
    ['甲公司，乙公司 ;', '甲公司、乙公司、江临理工大学'],
    ['江临理工大学、甲公司', '江临理工大学、甲公司'],
  ])('joins the participating units %s', (held, whole) => {
    expect(withUnitName('partOrgNames', held, '江临理工大学')).toBe(whole);
  });

  it('is offered where names of units stand', () => {
    expect(['leadOrgName', 'coopOrgNames', 'name'].map(holdsUnitNames)).toEqual([true, true, false]);
  });
});
