import { memoryStack } from '../../setup/stacks';
import { caseBook } from './case-book';

caseBook(memoryStack);
