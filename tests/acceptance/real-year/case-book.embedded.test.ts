import { embeddedStack } from '../../setup/stacks';
import { caseBook } from './case-book';

// The figures are the rules' and are held on memory and over the wire. What a store may add to them is how it keeps a year:
// all of its registers at once, the vouchers of its closings, and the files and figures it was declared with.
caseBook(embeddedStack, ['a tidy year', 'closings', 'a declared year']);
