import {
  intellectualProperty,
  outputLines,
  outputRegisters,
  propertyDeal,
  standardParticipation,
  type OutputItem,
} from '../../achievement';
import { text } from '../../kernel';
import type { Call } from '../../records';
import type { AnnualOutput } from '../annual-outputs';

const registers: Readonly<Record<OutputItem['resource'], string>> = {
  property: intellectualProperty.name,
  deal: propertyDeal.name,
  standard: standardParticipation.name,
};

/** What form 107-2 takes of a year from the registers of intellectual property, its deals and standards. */
export async function outputsOfYear(call: Call, year: string): Promise<AnnualOutput[]> {
  return outputLines(await outputRegisters(call), year).map(({ code, counted }) => ({
    code,
    counted: counted.map(({ label, resource, id, amount }) => ({
      label: text(label, label),
      ...(amount !== undefined && { amount }),
      source: { resource: registers[resource], id },
    })),
  }));
}
