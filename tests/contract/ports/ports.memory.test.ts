import { memoryStack } from '../../setup/stacks';
import { portsContract } from './ports.contract';

portsContract(memoryStack);
