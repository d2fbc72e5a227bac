import { wireServerStack } from '../../setup/stacks';
import { portsContract } from './ports.contract';

portsContract(wireServerStack);
