import { recordSchema } from '../records';
import { enterprise } from './enterprise';

/** 企业基本信息 as a Standard Schema: the rules and messages of the enterprise form. */
export const enterpriseSchema = recordSchema(enterprise);
