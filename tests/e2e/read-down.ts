import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shownField } from './shown-field';

/** A figure of A107012, and the register entry it is traced to. */
export interface ReadDown {
  /** What the entry is, in a sentence: `a payroll line`. */
  readonly to: string;
  readonly line: string;
  /** The cost item of the line. */
  readonly item: string;
  /** The register the entry stands in, by the label of its link. */
  readonly register: string;
  /** The field of the entry that the explanation identifies it by. */
  readonly named: string;
  /** A figure of the explanation, and the field of the entry it was read from. */
  readonly figure: string;
  readonly field: RegExp;
}

export const readDowns: readonly ReadDown[] = [
  {
    ...{ to: 'a payroll line', line: '4', item: '1.1', register: '薪酬', named: '人员' },
    ...{ figure: '工资薪金', field: /^工资薪金/ },
  },
  {
    ...{ to: 'the use of an asset', line: '17', item: '3.1', register: '固定资产使用', named: '固定资产' },
    ...{ figure: '研发工时', field: /^研发工时/ },
  },
  {
    ...{ to: 'a voucher', line: '29', item: '6.1', register: '记账凭证', named: '摘要' },
    ...{ figure: '借方金额', field: /^借方金额/ },
  },
];

/** Figures are compared as numbers, because one place has thousands separators and the other the decimals as typed. */
const numberIn = (words: string): number => Number(/-?[\d,]+(?:\.\d+)?$/.exec(words.trim())?.[0].replaceAll(',', ''));

/** Opens the project, its first month, the month's first entry, then the entry itself, and compares its values. */
export async function readDown(page: Page, project: string, amount: string, asked: ReadDown): Promise<void> {
  const explained = page.getByTestId('explained-figure');
  const made = page.getByRole('region', { name: '由以下数据得出' });
  const open = async (name: RegExp): Promise<string> => {
    const row = made.getByRole('button', { name }).first();
    const words = await row.innerText();
    await row.click();
    await expect.poll(async () => numberIn(await explained.innerText())).toBe(numberIn(words));
    return words;
  };
  expect(numberIn(await open(new RegExp(`^${project} `)))).toBe(Number(amount));
  await open(/^\d{4}-\d{2} /);
  const entry = await open(/：.*\d/);
  const source = made.getByRole('listitem').filter({ hasText: asked.figure }).first();
  const figure = numberIn((await source.innerText()).split('查看登记数据')[0]!);
  await source.getByRole('link', { name: `查看登记数据 · ${asked.register}` }).click();

  const record = page.getByRole('dialog');
  await shownField(record, asked.field).waitFor();
  const named = shownField(record, asked.named);
  await expect.poll(async () => entry.startsWith(`${await named.innerText()}：`)).toBe(true);
  expect(numberIn(await shownField(record, asked.field).innerText())).toBe(figure);
  await page.keyboard.press('Escape');
  await record.waitFor({ state: 'detached' });
}
