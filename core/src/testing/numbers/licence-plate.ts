import fc from 'fast-check';
import { characters, digits, joined } from '../characters';

const plateCharacters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const office = joined(fc.constantFrom(...'京津沪渝冀粤川藏新琼'), fc.constantFrom(...'ABCDEFGHJKLMNPZ'));

/** 机动车号牌号码: `validateLicencePlate` takes it. */
export const licencePlate = fc.oneof(
  joined(office, characters(plateCharacters, 5)),
  joined(office, characters(plateCharacters, 4), fc.constantFrom(...'警学挂')),
  joined(fc.constant('粤Z'), characters(plateCharacters, 4), fc.constantFrom(...'港澳')),
  joined(office, fc.constantFrom(...'ABCDEFGHJK'), characters(plateCharacters, 1), digits(4)),
  joined(office, digits(5), fc.constantFrom(...'ABCDEFGHJK')),
  joined(office, digits(4), fc.constant('领')),
  joined(fc.constant('使'), digits(6)),
);
