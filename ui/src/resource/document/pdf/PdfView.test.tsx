import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PdfDocument, PdfPage } from './open-pdf';
import { PdfView } from './PdfView';

const bytes = new Uint8Array([1]);

/** A document whose pages contain the given texts, rendered as text. */
function pdfOf(texts: readonly string[]): PdfDocument & { readonly closed: () => number } {
  const close = vi.fn();
  const pageOf = (content: string): PdfPage => ({
    size: { width: 600, height: 800 },
    text: async () => content,
    draw: ({ text }) => {
      text.textContent = content;
      return { done: Promise.resolve(), cancel: () => undefined };
    },
  });
  return {
    pageCount: texts.length,
    page: async (place) => pageOf(texts[place - 1]!),
    close,
    closed: () => close.mock.calls.length,
  };
}

const show = (open: () => Promise<PdfDocument>) => ({
  ...render(<PdfView bytes={bytes} name="合同.pdf" open={open} />),
  user: userEvent.setup(),
});
const named = (name: string) => Object.assign(new Error(name), { name });

describe('a PDF in the page', () => {
  it('shows the text of the pages in sight and says how many there are', async () => {
    const pdf = pdfOf(['第一页的内容', '第二页', '第三页']);
    const open = async () => pdf;
    const { unmount } = show(open);
    expect(await screen.findByText('第一页的内容')).toBeInTheDocument();
    expect(screen.getByText('/ 3 页')).toBeInTheDocument();
    expect(screen.queryByText('第三页')).toBeNull();
    expect(screen.getByRole('region', { name: '合同.pdf 的内容，可滚动查看' })).toHaveAttribute('tabindex', '0');
    unmount();
    expect(pdf.closed()).toBe(1);
  });

  it('goes to a page by its number, and stays where there is no such page', async () => {
    const pdf = pdfOf(['一', '二', '三', '四', '五']);
    const open = async () => pdf;
    const { user } = show(open);
    const box = await screen.findByRole('textbox', { name: '页码' });
    await user.clear(box);
    await user.type(box, '5{Enter}');
    expect(await screen.findByText('五')).toBeInTheDocument();
    await user.clear(box);
    await user.type(box, '99{Enter}');
    await waitFor(() => expect(box).toHaveValue('5'));
  });

  it('finds words on other pages, across the ends of lines, and says when there are none', async () => {
    const pdf = pdfOf(['封面', '目录', '正文', '研发\n费用 合计']);
    const open = async () => pdf;
    const { user } = show(open);
    const box = await screen.findByRole('searchbox', { name: '在文档中查找' });
    await user.type(box, '研发费用{Enter}');
    expect(await screen.findByText('1 页中有')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '页码' })).toHaveValue('4'));
    await user.clear(box);
    await user.type(box, '没有的话{Enter}');
    expect(await screen.findByText('没有找到')).toBeInTheDocument();
  });

  it('is zoomed by buttons', async () => {
    const pdf = pdfOf(['一']);
    const open = async () => pdf;
    const { user } = show(open);
    const page = await screen.findByRole('group', { name: '第 1 页' });
    await waitFor(() => expect(page.style.width).toBe('600px'));
    await user.click(screen.getByRole('button', { name: '放大' }));
    expect(page.style.width).toBe('750px');
    await user.click(screen.getByRole('button', { name: '缩小' }));
    expect(page.style.width).toBe('600px');
  });

  it.each([
    ['PasswordException', '文件有打开密码，请下载后查看'],
    ['InvalidPDFException', '文件内容无法显示，可能已损坏，请下载后查看'],
  ])('that fails with %s says what to do', async (name, sentence) => {
    const open = async () => Promise.reject(named(name));
    show(open);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});
