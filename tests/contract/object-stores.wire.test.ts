import { startS3 } from '../setup/s3-server';
import { wireStack } from '../setup/stacks';
import { objectStoresContract } from './object-stores.contract';

objectStoresContract(wireStack.name, async () => {
  const servers = [await startS3(), await startS3()] as const;
  const stack = await wireStack.open({ tenants: ['320001'] });
  return {
    stack,
    stores: [
      { ...servers[0].options, category: '1' },
      { ...servers[1].options, category: '2' },
    ],
    keysIn: async (which) => servers[which].keys(),
    stop: async () => {
      await stack.stop();
      for (const server of servers) await server.stop();
    },
  };
});
