import { screen, waitFor, within } from '@testing-library/react';
import type { AreaPorts } from '@rdm/core/internal/application';
import { personnelSalary } from '@rdm/core/internal/cost';
import { faults, Refusal, text, type Trace } from '@rdm/core/internal/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/current-session';
import { memoryPorts } from '../testing/memory-ports';
import { ExplanationPanel } from './ExplanationPanel';
import { ExplanationViewModel } from './ExplanationViewModel';

const wage: Trace = {
  key: 'wage',
  label: text('孙海涛 薪酬', 'Pay of Sun Haitao'),
  value: '10947.80',
  formula: text('登记', 'As entered'),
  inputs: [],
  source: { resource: personnelSalary.name, id: '7' },
};
const month: Trace = {
  key: 'month',
  label: text('2024-01 工资薪金', 'Wages of 2024-01'),
  value: '600.79',
  formula: text('薪酬 × 9 ÷ 164', 'Pay × 9 ÷ 164'),
  basis: { document: '财税〔2015〕119号', article: '第一条' },
  inputs: [wage, { ...wage, key: 'hours', label: text('项目工时', 'Project hours'), value: '9', source: undefined }],
};
const form: Trace = { ...month, key: 'line4', label: text('第4行', 'Line 4'), inputs: [month] };

const print = vi.fn();
beforeEach(() => void vi.stubGlobal('print', print));
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockClear();
});

async function opened(termInfo: () => Promise<unknown>, further: readonly Trace[] = [month]) {
  const explanation = new ExplanationViewModel(() => Promise.reject(new Error('Nothing is asked for here')));
  explanation.follow(form);
  explanation.openFigure('line4');
  for (const figure of further) await explanation.open(figure);
  const system = { termInfo } as unknown as AreaPorts['system'];
  const { user } = renderScreen(
    <ExplanationPanel explanation={explanation} resourceNamed={() => personnelSalary} />,
    memoryPorts([], {}, { system }),
  );
  await user.click(screen.getByRole('button', { name: '打印计算依据' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  return within(document.querySelector<HTMLElement>('[data-printed]')!);
}

test('a figure is printed with its formula, its law and what it is made of, to be signed', async () => {
  const sheet = await opened(async () => ({ tenantName: '远川精密制造有限公司' }));
  for (const words of [
    '远川精密制造有限公司',
    '第4行',
    '2024-01 工资薪金',
    '薪酬 × 9 ÷ 164',
    '财税〔2015〕119号 第一条',
    '600.79',
  ])
    expect(sheet.getByText(words)).toBeInTheDocument();
  const rows = sheet
    .getAllByRole('row', { hidden: true })
    .map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['序号', '数据', '数值', '公式或登记表'],
    ['1', '孙海涛 薪酬', '10,947.80', '薪酬'],
    ['2', '项目工时', '9.00', '登记'],
  ]);
  for (const line of ['编制人', '复核人', '日期']) expect(sheet.getByText(line)).toBeInTheDocument();
  expect(sheet.getByText(/^李工 打印于 \d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeInTheDocument();
});

test('the page is there for the printer only, and gone after it', async () => {
  await opened(async () => ({ tenantName: '' }));
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-printed]')).toBeNull());
});

test('who may not read the name of the enterprise prints a line for it', async () => {
  const sheet = await opened(() => Promise.reject(new Refusal(faults.forbidden('term'))));
  const line = sheet.getByText('纳税人名称').nextElementSibling;
  expect(line).toBeEmptyDOMElement();
  expect(line).toHaveClass('border-b');
});

test('a figure of the form itself is part of no other', async () => {
  const sheet = await opened(async () => ({ tenantName: '' }), []);
  expect(sheet.queryByText('所属数据')).toBeNull();
});
