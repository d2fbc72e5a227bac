import { createMemoryFileStore } from '@rdm/memory';
import { it } from 'vitest';
import { expectKeysToStayBelow, fileStoreContract } from './file-store.contract';

fileStoreContract('memory', async () => ({ store: createMemoryFileStore(), close: async () => {} }));

it('a key leads to no place but its tenant’s', expectKeysToStayBelow);
