import { recordSchema } from '../records';
import { enterprise } from './enterprise';

/** 企业基本信息 as a Standard Schema: the rules and messages of the enterprise form (spec §5 “Enterprise form”). */
export const enterpriseSchema = recordSchema(enterprise);
