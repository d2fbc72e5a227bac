import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DropZone } from './DropZone';

it('takes dropped files of the accepted kinds and names the others', () => {
  const onFiles = vi.fn();
  render(<DropZone accept=".xlsx, application/pdf, image/*" onFiles={onFiles} />);
  const files = [
    new File([''], '工资.XLSX'),
    new File([''], '合同', { type: 'application/pdf' }),
    new File([''], '照片', { type: 'image/png' }),
    new File([''], '说明.txt', { type: 'text/plain' }),
  ];
  fireEvent.drop(screen.getByRole('button', { name: '将文件拖到此处，或点击选择' }), { dataTransfer: { files } });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files.slice(0, 3));
  expect(screen.getByRole('status')).toHaveTextContent('说明.txt');
});

it('takes nothing while it is disabled', () => {
  const onFiles = vi.fn();
  render(<DropZone disabled onFiles={onFiles} />);
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [new File([''], '工资.xlsx')] } });
  expect(onFiles).not.toHaveBeenCalled();
});
