import { normaliseMoney } from './normalise-money';

/** A project budget (万元) as lists show it: empty or −1 ("not set") is `"0"`, anything else as it is stored. */
export function displayBudget(value: unknown): string {
  const money = normaliseMoney(value);
  return money === '' || money === '-1.00' ? '0' : String(value).trim();
}
