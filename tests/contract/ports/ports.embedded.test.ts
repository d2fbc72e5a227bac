import { embeddedStack } from '../../setup/stacks';
import { recordPortsContract } from './ports.contract';

recordPortsContract(embeddedStack);
