/* What `npm run bench -- library` measures, bundled into one module as a program that imports the library would be. */
import chineseDays from 'chinese-days';

export { default as Big } from 'big.js';
export { workdaysBetween } from '@rdm/core/calendar';
export { explain } from '@rdm/core/kernel';
export { addUp, allocate, roundHalfUp } from '@rdm/core/money';
export { superDeduction } from '@rdm/core/tax';
export { samples, costAmount } from '@rdm/core/testing';
export { identityPairs } from './peers/identity-peers';

/** A CommonJS module, whose names Node finds in its default export alone. */
export const getWorkdaysInRange = chineseDays.getWorkdaysInRange;
