import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

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
