import { memoryStack } from '../setup/stacks';
import { editedDocumentsContract } from './edited-documents.contract';

editedDocumentsContract(memoryStack);
