import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Amount } from './Amount';

it('sets a figure with separators and two decimals', () => {
  render(<Amount value="1234567.5" />);
  expect(screen.getByText('1,234,567.50')).toHaveClass('text-right', 'tabular-nums');
});

it('sets a negative figure with a minus sign in the danger colour', () => {
  render(<Amount value="-12.3" />);
  expect(screen.getByText('-12.30')).toHaveClass('text-danger');
});

it('dims zero', () => {
  render(<Amount value="0" />);
  expect(screen.getByText('0.00')).toHaveClass('text-dim');
});

it.each([null, undefined, ''])('shows an em dash where the figure is missing (%s)', (value) => {
  render(<Amount value={value} />);
  expect(screen.getByText('—')).toBeInTheDocument();
});
