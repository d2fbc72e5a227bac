import { embeddedStack } from '../../setup/stacks';
import { caseBook } from './case-book';

caseBook(embeddedStack);
