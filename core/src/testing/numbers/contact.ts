/* Telephone numbers, valid under `standard`, for property tests. */
import fc from 'fast-check';
import { digits, joined } from '../characters';

/** 手机号码 without country code: `validateMobile` takes it. */
export const mobile = joined(fc.constantFrom('13', '15', '17', '18'), fc.constantFrom(...'01235678'), digits(8));

/** 固定电话 with its area code, the hyphen left out or not: `validateLandline` takes it. */
export const landline = fc
  .oneof(
    fc.tuple(fc.constantFrom('010', '020', '021', '023', '029'), fc.constant(7)),
    fc.tuple(fc.constantFrom('0311', '0755', '0571', '0898', '0991', '0335'), fc.constantFrom(6, 7)),
  )
  .chain(([area, length]) =>
    joined(fc.constant(area), fc.constantFrom('-', ''), fc.constantFrom(...'23456789'), digits(length)),
  );
