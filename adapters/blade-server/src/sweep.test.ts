import { expect, it } from 'vitest';
import { sweep } from './sweep';

it('lets go of what nobody holds any more', async () => {
  const left = new WeakRef({ rows: Array.from({ length: 1_000 }, (_, at) => ({ at })) });
  // A reference that was read is kept until the end of the turn.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await sweep();
  expect(left.deref()).toBeUndefined();
});
