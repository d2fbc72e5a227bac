import { wireStack } from '../../setup/stacks';
import { portsContract } from './ports.contract';

portsContract(wireStack);
