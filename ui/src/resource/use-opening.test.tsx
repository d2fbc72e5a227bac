import { Activity } from 'react';
import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptPage } from './testing/kept-page';
import { useOpening } from './use-opening';

describe('useOpening', () => {
  function opened(may = true) {
    const asked: string[] = [];
    const page = { load: vi.fn<() => Promise<void>>(async () => void asked.push('again')) };
    const ask = () => void asked.push('ask');
    const atOnce = <T,>(work: () => T): T => {
      asked.push('at once');
      return work();
    };
    const services = { atOnce };
    function Page() {
      useOpening(page, { services, may, ask });
      asked.push('drawn');
      return null;
    }
    return { asked, element: <Page /> };
  }

  it('has the question sent while the page is drawn for the first time, and once', () => {
    const { asked, element } = opened();
    render(element);
    expect(asked).toEqual(['at once', 'ask', 'drawn']);
  });

  it('asks for a page that is drawn out of sight, and not again when it is shown', async () => {
    const { asked, element } = opened();
    const { rerender } = await act(async () => render(<Activity mode="hidden">{element}</Activity>));
    await vi.waitFor(() => expect(asked).toEqual(['at once', 'ask', 'drawn']));
    await act(async () => rerender(<Activity mode="visible">{element}</Activity>));
    expect(asked.filter((each) => each !== 'drawn')).toEqual(['at once', 'ask']);
  });

  it('asks again each time the page is come back to', () => {
    const { asked, element } = opened();
    const { page, leave, comeBack } = keptPage(element);
    render(page);
    leave();
    comeBack();
    leave();
    comeBack();
    expect(asked.filter((each) => each !== 'drawn')).toEqual(['at once', 'ask', 'again', 'again']);
  });

  it('asks for nothing that may not be seen', () => {
    const { asked, element } = opened(false);
    const { page, leave, comeBack } = keptPage(element);
    render(page);
    leave();
    comeBack();
    expect(asked.filter((each) => each !== 'drawn')).toEqual([]);
  });
});
