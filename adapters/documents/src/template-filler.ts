import type { TemplateFiller } from '@rdm/core/internal/kernel';
import { checkInflatedSize } from './inflated-size';
import { createCappedFiller } from './word/capped-filler';

/** Fills Word templates. */
export const createTemplateFiller = (): TemplateFiller => createCappedFiller(checkInflatedSize);
