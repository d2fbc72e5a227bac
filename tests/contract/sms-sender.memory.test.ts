import { createMemorySmsSender } from '@rdm/memory';
import { smsSenderContract } from './sms-sender.contract';

smsSenderContract('memory', async () => {
  const sender = createMemorySmsSender();
  return { sender, arrived: () => sender.sent, fail: (reason) => sender.fail(reason), close: async () => {} };
});
