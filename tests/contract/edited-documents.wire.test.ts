import { wireStack } from '../setup/stacks';
import { editedDocumentsContract } from './edited-documents.contract';

editedDocumentsContract(wireStack);
