import { serverStack } from '../../setup/stacks';
import { portsContract } from './ports.contract';

portsContract(serverStack);
