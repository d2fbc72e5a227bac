import { normaliseNumber, validateCreditCode } from '@rdm/core/identity';
import { formatMoney, normaliseMoney } from '@rdm/core/money';
import { superDeduction, taxSaving } from '@rdm/core/tax';

/** Writes beside a field what is said of its text, while it is typed. */
function judged(id: string, said: (typed: string) => string): void {
  const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
  const output = document.querySelector(`#${id}-says`)!;
  field.addEventListener('input', () => {
    output.textContent = said(field.value);
  });
}

judged('code', (typed) => {
  const verdict = validateCreditCode(normaliseNumber(typed));
  return verdict.valid ? `✓ ${verdict.value}` : `${verdict.message.zh} / ${verdict.message.en}`;
});

judged('cost', (typed) => {
  const cost = normaliseMoney(typed);
  if (cost === '' || cost.startsWith('-')) return '请输入金额 / Please enter an amount';
  const { lines } = superDeduction({
    year: 2024,
    period: 'ANNUAL',
    projects: [{ id: 'RD01', expenditureType: 'expensed', ended: true, personnel: cost }],
  });
  const { savings } = taxSaving({ line51: lines['51'], taxRates: ['25%'] });
  return `加计扣除 / deduction ${formatMoney(lines['51'])}，少缴税款 / tax saved ${formatMoney(savings[0]!)}`;
});
