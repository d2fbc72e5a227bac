// Reads a list of suppliers and prints those whose unified social credit code is refused, with the reason.
import { readFileSync } from 'node:fs';
import { normaliseNumber, validateCreditCode } from '@rdm/core/identity';

const file = new URL('suppliers.csv', import.meta.url);
// Names and codes without commas and quotation marks; a list that has them is read by a CSV library.
const [, ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/);

let accepted = 0;
for (const [index, row] of rows.entries()) {
  const [name, typed] = row.split(',');
  const verdict = validateCreditCode(normaliseNumber(typed));
  if (verdict.valid) {
    accepted += 1;
  } else {
    // The first line of the file has the headings.
    console.log(`${index + 2}: ${name}`);
    console.log(`   ${verdict.reason}: ${verdict.message.zh}`);
    console.log(`   ${verdict.message.en}`);
  }
}
console.log(`${accepted} of ${rows.length} accepted`);
