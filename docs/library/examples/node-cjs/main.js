// Calculates form A107012 of three projects and prints how the deduction comes about, as Markdown.
const { explain } = require('@rdm/core');
const { superDeduction } = require('@rdm/core/tax');

try {
  const { lines, trace } = superDeduction({
    year: 2024,
    period: 'ANNUAL',
    projects: [
      { id: 'RD01', expenditureType: 'expensed', ended: true, personnel: '880000.00', other: '120000.00' },
      { id: 'RD02', expenditureType: 'expensed', ended: false, personnel: '310000.00', directInput: '45600.50' },
      { id: 'RD03', expenditureType: 'expensed', ended: true, personnel: '520000.00', design: '80000.00' },
    ],
  });
  console.log(explain(trace, { as: 'markdown' }));
  console.log(`\nLine 51: ${lines['51']} yuan`);
} catch (error) {
  // An amount that cannot be read, a year without rules: every place is named.
  console.error(error.code);
  for (const { path, message } of error.issues ?? []) console.error(`${path.join('.')}: ${message.zh}`);
  process.exitCode = 1;
}
