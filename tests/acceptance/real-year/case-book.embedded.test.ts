import { embeddedStack } from '../../setup/stacks';
import { caseBook, storedChapters } from './case-book';

caseBook(embeddedStack, storedChapters);
