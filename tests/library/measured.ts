/* What `npm run bench -- library` measures, bundled into one module as a program that imports the library would be. */
export { allocate } from '@rdm/core/money';
export { superDeduction } from '@rdm/core/tax';
export { identityPairs } from './peers/identity-peers';
