import { embeddedStack } from '../../setup/stacks';
import { portsContract } from './ports.contract';

portsContract(embeddedStack);
