import { wireStack } from '../../setup/stacks';
import { caseBook } from './case-book';

caseBook(wireStack);
