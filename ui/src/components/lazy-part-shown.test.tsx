import { Component, Suspense, useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isChunkError, lazyPart } from './lazy-part';

const Loaded = () => <p>内容</p>;

function show(load: () => Promise<{ default: typeof Loaded }>) {
  const fallback = vi.fn(() => <p>正在加载</p>);
  const Fallback = () => fallback();
  const Part = lazyPart(load);
  render(<Suspense fallback={<Fallback />} children={<Part />} />);
  return fallback;
}

it('a part that comes in no time is shown without what stands for it meanwhile', async () => {
  const fallback = show(async () => ({ default: Loaded }));
  expect(await screen.findByText('内容')).toBeInTheDocument();
  expect(fallback).not.toHaveBeenCalled();
});

it('a part that takes longer is waited for with what stands for it', async () => {
  let arrive: (part: { default: typeof Loaded }) => void = () => undefined;
  show(() => new Promise((resolve) => (arrive = resolve)));
  expect(await screen.findByText('正在加载')).toBeInTheDocument();
  arrive({ default: Loaded });
  expect(await screen.findByText('内容')).toBeInTheDocument();
});

it('a part that comes late begins once, while others suspend and arrive beside it', async () => {
  const begin = vi.fn(() => 'begun');
  const Begun = () => <p>{useState(begin)[0]}</p>;
  const arrivals: (() => void)[] = [];
  const late = (component: () => React.JSX.Element) =>
    lazyPart(
      () =>
        new Promise<{ default: typeof component }>((resolve) => arrivals.push(() => resolve({ default: component }))),
    );
  const [Part, ...others] = [Begun, Loaded, Loaded, Loaded].map(late);
  render(
    <>
      <Suspense fallback={<p>正在加载</p>} children={Part && <Part />} />
      {others.map((Other, place) => (
        <Suspense key={place} fallback={<p>正在加载</p>} children={<Other />} />
      ))}
    </>,
  );
  await vi.waitFor(() => expect(screen.getAllByText('正在加载')).toHaveLength(4));
  // As in a browser: within `act` React holds nothing back.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (const arrive of arrivals) {
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await vi.waitFor(() => expect(screen.queryByText('正在加载')).toBeNull());
  vi.unstubAllGlobals();
  expect(await screen.findByText('begun')).toBeVisible();
  expect(begin).toHaveBeenCalledOnce();
});

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <p>{isChunkError(error) ? '没有加载成功' : '出错了'}</p>;
  }
}

it('a part that does not come fails where it is shown, and comes when it is shown again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ default: typeof Loaded }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ default: Loaded });
  const Part = lazyPart(load);
  const { unmount } = render(<Boundary children={<Part />} />);
  expect(await screen.findByText('没有加载成功')).toBeVisible();
  unmount();
  render(<Boundary children={<Part />} />);
  expect(await screen.findByText('内容')).toBeVisible();
});
