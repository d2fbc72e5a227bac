import { wholly, type Call } from '../../records';
import { costSources, type SourceOf } from '../cost-source';
import { yearRegisters } from './year-registers';

/** The sources of a year's cost; they follow from the registers of the whole tenant. */
export async function yearSources(call: Call, year: string): Promise<SourceOf> {
  const registers = await yearRegisters(wholly(call), year);
  return costSources(registers, registers.sourceChoices);
}
