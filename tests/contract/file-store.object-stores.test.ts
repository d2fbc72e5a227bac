import { createHostGate } from '@rdm/blade-server';
import { createObjectStores } from '@rdm/files';
import { createMemoryObjectStores } from '@rdm/memory';
import { startS3 } from '../setup/s3-server';
import { fileStoreContract } from './file-store.contract';

fileStoreContract('an object store of a tenant', async () => {
  const server = await startS3();
  const stores = createObjectStores({ gate: createHostGate({ hosts: ['127.0.0.1'] }) });
  return { store: stores.open({ ...server.options, category: '1' }), close: () => server.stop() };
});

fileStoreContract('an object store of a tenant that names its buckets in the host', async () => {
  const server = await startS3();
  // The S3 server behind it recognises buckets below this host name.
  const endpoint = server.options.endpoint.replace('127.0.0.1', 's3.amazonaws.com');
  const gate = createHostGate({ hosts: ['127.0.0.1'], resolve: async () => ['127.0.0.1'] });
  const store = createObjectStores({ gate }).open({ ...server.options, endpoint, category: '3' });
  return { store, close: () => server.stop() };
});

fileStoreContract('an object store in memory', async () => {
  const bucket = { endpoint: 'https://s3.example.com', bucket: 'files', accessKey: 'AK', secretKey: 'SK' };
  const stores = createMemoryObjectStores([bucket]);
  return { store: stores.open({ ...bucket, category: '1', region: '' }), close: async () => {} };
});
