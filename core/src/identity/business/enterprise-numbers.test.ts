/* Samples of the standards and of the product's form: enterprise numbers. */
import { describe, expect, it } from 'vitest';
import * as identity from '../index';
import { table } from '../sample-table.testing';

describe('unified social credit code', () => {
  table(identity.validateCreditCode, [
    ['91350100M000100Y43', 'ok', 'ok'],
    ['91110000802100433B', 'ok', 'ok'],
    ['9144030071526726XG', 'ok', 'ok'],
    ['91350100m000100y43', '91350100M000100Y43', '91350100M000100Y43'],
    ['91350100M000100Y44', 'ok', 'checksum'],
    ['91350200M000000510', 'ok', 'checksum'],
    ['91350100M000I00Y43', 'format', 'format'],
    ['91350100M000O00Y43', 'format', 'format'],
    ['91350100M000S00Y43', 'format', 'format'],
    ['91350100M000V00Y43', 'format', 'format'],
    ['91350100M000Z00Y43', 'format', 'format'],
    ['B1350100M000100Y43', 'ok', 'format'],
    ['913501A0M000100Y43', 'ok', 'format'],
    ['9F350100M000100Y45', 'ok', 'format'],
    ['95350100M000100Y45', 'ok', 'checksum'],
    ['91350100-M000100Y43', 'length', 'length'],
    ['1100001234567', 'length', 'length'],
    ['91350100M000100Y4', 'length', 'length'],
    ['91350100M000100Y4好', 'format', 'format'],
    ['91350100M000100ß43', 'format', 'format'],
    ['440301108548379', 'ok', 'ok'],
    ['440301108548378', 'ok', 'checksum'],
    ['44030110854837X', 'format', 'format'],
  ]);

  it('is refused in the words of the form', () =>
    expect(identity.validateCreditCode('1')).toEqual({
      valid: false,
      reason: 'length',
      message: { zh: '请输入正确的统一社会信用代码', en: 'Enter a valid unified social credit code' },
    }));

  it('names the check character as the cause where only it is wrong', () =>
    expect(identity.validateCreditCode('91350100M000100Y44', { rule: 'standard' })).toMatchObject({
      message: {
        zh: '请输入正确的统一社会信用代码：校验码不符，请逐位核对',
        en: 'Enter a valid unified social credit code: its check character does not fit; compare every character',
      },
    }));
});

describe('registration number', () =>
  table(identity.validateRegistrationNumber, [
    ['440301108548379', 'ok', 'ok'],
    ['440301108548378', 'ok', 'checksum'],
    ['1100001234567', 'length', 'ok'],
    ['1000001001643', 'length', 'ok'],
    ['9900001234567', 'length', 'region'],
    ['110000123456X', 'length', 'format'],
    ['44030110854837', 'length', 'length'],
    ['44030110854837A', 'format', 'format'],
  ]));

describe('organisation code', () =>
  table(identity.validateOrganisationCode, [
    ['D2143569X', 'ok', 'ok'],
    ['D2143569-X', 'D2143569X', 'D2143569X'],
    ['d2143569-x', 'D2143569X', 'D2143569X'],
    ['71526726X', 'ok', 'ok'],
    ['D21435691', 'ok', 'checksum'],
    ['D214356-9X', 'format', 'format'],
    ['D214356', 'length', 'length'],
  ]));
