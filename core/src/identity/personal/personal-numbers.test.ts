/* Samples of the cards, permits and plates of persons. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankCard, exchanged } from '../../testing';
import * as identity from '../index';
import { table } from '../sample-table.testing';

describe('number of a foreign permanent resident', () => {
  table(identity.validateForeignResidentId, [
    ['911124198108030024', 'ok', 'ok'],
    ['932682198501010017', 'ok', 'ok'],
    ['911124198108030025', 'ok', 'checksum'],
    ['971124198108030024', 'ok', 'region'],
    ['981124198108030024', 'ok', 'region'],
    ['911000198108030024', 'ok', 'region'],
    ['911983198108030024', 'ok', 'region'],
    ['911124198102300024', 'ok', 'date'],
    ['911124202607020024', 'ok', 'date'],
    ['91112419810803002A', 'format', 'format'],
    ['811124198108030024', 'format', 'format'],
    ['11010519491231002X', 'format', 'format'],
    ['CAN110081080310', 'ok', 'ok'],
    ['can110081080310', 'CAN110081080310', 'CAN110081080310'],
    ['CAA110081080310', 'ok', 'region'],
    ['XKK110081080310', 'ok', 'region'],
    ['CAN710081080310', 'ok', 'region'],
    ['CAN990081080310', 'ok', 'region'],
    ['CAN110081133110', 'ok', 'date'],
    ['CAN110000022910', 'ok', 'ok'],
    ['CAN11008108031', 'length', 'length'],
    ['110105491231002', 'format', 'format'],
  ]);

  it('is no identity number', () => {
    expect(identity.isResidentId('911124198108030024')).toBe(false);
    expect(identity.isResidentId('CAN110081080310')).toBe(false);
  });
});

describe('travel permit for residents of Hong Kong and Macao', () => {
  table(identity.validateHongKongMacaoPermit, [
    ['H12345678', 'ok', 'ok'],
    ['m12345678', 'M12345678', 'M12345678'],
    ['H1234567800', 'ok', 'ok'],
    ['M1234567802', 'ok', 'ok'],
    ['H123456780', 'length', 'length'],
    ['H1234567', 'length', 'length'],
    ['C12345678', 'format', 'format'],
    ['HA1234567', 'format', 'format'],
  ]);
});

describe('travel permit for residents of Taiwan', () => {
  table(identity.validateTaiwanPermit, [
    ['06069484', 'ok', 'ok'],
    ['0561682001', 'ok', 'ok'],
    ['0561682001(D)', 'ok', 'ok'],
    ['0561682001(d)', '0561682001(D)', '0561682001(D)'],
    ['0561682001D', '0561682001(D)', '0561682001(D)'],
    ['0561682001(1)', 'ok', 'ok'],
    ['05616820011', 'format', 'format'],
    ['0561682001(DD', 'format', 'format'],
    ['0606948', 'length', 'length'],
    ['T6069484', 'format', 'format'],
  ]);
});

describe('bank card', () => {
  table(identity.validateBankCard, [
    ['4111111111111111', 'ok', 'ok'],
    ['5500000000000004', 'ok', 'ok'],
    ['4222222222222', 'ok', 'ok'],
    ['378282246310005', 'ok', 'ok'],
    ['4111111111111112', 'ok', 'checksum'],
    ['0000000000000000', 'ok', 'format'],
    ['411111111111', 'length', 'length'],
    ['41111111111111111111', 'length', 'length'],
    ['4111 1111 1111 1111', 'format', 'format'],
    ['411111111111111X', 'format', 'format'],
  ]);

  it('is detected when two neighbours are exchanged, unless they are 0 and 9', () =>
    fc.assert(
      fc.property(bankCard, fc.nat({ max: 17 }), (number, at) => {
        const place = at % (number.length - 1);
        const pair = [number[place]!, number[place + 1]!].sort().join('');
        fc.pre(pair[0] !== pair[1] && !(place === 0 && number[1] === '0'));
        expect(identity.isBankCard(exchanged(number, place, place + 1))).toBe(pair === '09');
      }),
    ));
});

describe('licence plate', () => {
  table(identity.validateLicencePlate, [
    ['京A12345', 'ok', 'ok'],
    ['京a12345', '京A12345', '京A12345'],
    ['京A·12345', '京A12345', '京A12345'],
    ['粤B12F45', 'ok', 'ok'],
    ['京AD12345', 'ok', 'ok'],
    ['京A·D12345', '京AD12345', '京AD12345'],
    ['沪AFA1234', 'ok', 'ok'],
    ['京A12345F', 'ok', 'ok'],
    ['京A1234警', 'ok', 'ok'],
    ['京A1234学', 'ok', 'ok'],
    ['京A1234挂', 'ok', 'ok'],
    ['京O12345', 'ok', 'ok'],
    ['粤Z1234港', 'ok', 'ok'],
    ['粤Z1234澳', 'ok', 'ok'],
    ['粤B1234港', 'ok', 'format'],
    ['沪A1234领', 'ok', 'ok'],
    ['使123456', 'ok', 'ok'],
    ['123456使', 'ok', 'ok'],
    ['京A1234国', 'ok', 'format'],
    ['国A12345', 'ok', 'format'],
    ['台A12345', 'ok', 'format'],
    ['京I12345', 'ok', 'format'],
    ['京A1234I', 'ok', 'format'],
    ['京A1234O', 'ok', 'format'],
    ['京AL12345', 'ok', 'format'],
    ['京A12345L', 'ok', 'format'],
    ['京112345', 'format', 'format'],
    ['京A1·2345', 'format', 'format'],
    ['京A1234', 'length', 'length'],
    ['京A·D123456', 'length', 'length'],
  ]);
});
