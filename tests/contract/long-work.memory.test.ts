import { longWorkInProcess } from '@rdm/core/internal/records';
import { longWorkContract } from './long-work.contract';

let made = 0;

longWorkContract('in one process', async () => ({
  longWork: longWorkInProcess({ now: () => '2024-06-03 09:00:00' }, () => `work ${(made += 1)}`),
  doing: () => undefined,
  close: async () => undefined,
}));
