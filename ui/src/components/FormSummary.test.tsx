import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormSummary } from './FormSummary';

const errors = [{ field: 'name', label: '项目名称', message: '请输入项目名称' }];
const warnings = [{ field: 'hours', label: '工时', message: '超过法定工时，请核对' }];

it('counts what is wrong, says what does not block apart, and leads to the field', async () => {
  const onGo = vi.fn();
  render(<FormSummary errors={errors} warnings={warnings} onGo={onGo} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('有 1 处需要改正');
  expect(alert).not.toHaveTextContent('工时');
  expect(screen.getByRole('status')).toHaveTextContent('超过法定工时，请核对');
  await userEvent.click(within(alert).getByRole('button', { name: '项目名称' }));
  expect(onGo).toHaveBeenCalledExactlyOnceWith('name');
});

it('is not there while nothing is to be said', () => {
  const { container } = render(<FormSummary errors={[]} onGo={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
