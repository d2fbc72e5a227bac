import { runInAction } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import type { FileProposal } from '@rdm/core/internal/intake';
import type { Recognition, Resource } from '@rdm/core/internal/records';
import { faultOf } from '../../../resource/fault-of';
import type { ImportFile } from './ImportFile';
import { proposedReading } from './proposed-reading';
import { recogniseRegister, registerMeant } from './recognise-register';

/** Finds out what a file is: by the headings of our own registers, else by profiles and the names of its columns. */
export class FileRecognition {
  constructor(
    readonly ports: Ports,
    /** Every register a file name may refer to. */
    readonly named: readonly Resource[],
    /** Those the user may import. */
    readonly permitted: readonly Resource[],
  ) {}

  /** Assigns register and reading; where the file cannot be read, the register by file name is kept. */
  async of(file: ImportFile): Promise<void> {
    const recognition = await this.#recognise(file);
    const isForeign = recognition?.reason === 'none';
    const proposal = isForeign ? await this.#propose(file) : null;
    runInAction(() => {
      file.recognising = false;
      file.recognition = recognition;
      file.proposal = proposal;
      if (proposal) this.#take(file, proposal);
      else if (recognition && !file.chosen)
        file.register = this.#mayImport(registerMeant(recognition, file.workbook.file.name, this.named));
    });
  }

  /** Reads another sheet of the file, and finds out what that is. */
  async ofSheet(file: ImportFile, sheet: string): Promise<void> {
    const proposal = await this.#propose(file, sheet);
    runInAction(() => {
      file.recognising = false;
      if (!proposal) return;
      file.proposal = proposal;
      file.recognition = null;
      this.#take(file, proposal);
    });
  }

  /** The first rows of a file that has a register's own headings. */
  async rowsOf(file: ImportFile): Promise<void> {
    const proposal = await this.#propose(file);
    runInAction(() => (file.proposal = proposal));
  }

  /** The register the file goes into, unless the user chose one: its own, that of a profile, or that by file name. */
  #take(file: ImportFile, proposal: FileProposal): void {
    const [likeliest] = proposal.readings;
    const byName = recogniseRegister(file.workbook.file.name, this.named);
    const isNamed = proposal.readings.some(({ register }) => register === byName?.name);
    const byReading = this.#registerNamed(proposal.own ?? likeliest?.register);
    // A name that fits outweighs a guess, but not the headings of a known program.
    const isGuess = proposal.own === null && (likeliest === undefined || likeliest.grounds === 'proposed');
    const meant = byName && (isNamed || isGuess) && proposal.own === null ? byName : byReading;
    const register = file.chosen ? file.register : this.#mayImport(meant);
    file.readInto(register, register && proposedReading(file, register));
  }

  readonly #registerNamed = (name: string | undefined) => this.named.find((register) => register.name === name) ?? null;

  /** The register, or null without the permission to import it. */
  readonly #mayImport = (register: Resource | null): Resource | null =>
    register && this.permitted.includes(register) ? register : null;

  async #recognise({ workbook: { file } }: ImportFile): Promise<Recognition | null> {
    try {
      return await this.ports.workbooks.recognise({ file: await file.bytes(), fileName: file.name });
    } catch {
      return null;
    }
  }

  async #propose(file: ImportFile, sheet?: string): Promise<FileProposal | null> {
    const { file: uploaded } = file.workbook;
    try {
      const bytes = await uploaded.bytes();
      const proposal = await this.ports.layouts.propose({
        file: bytes,
        fileName: uploaded.name,
        ...(sheet !== undefined && { sheet }),
      });
      runInAction(() => (file.fault = null));
      return proposal;
    } catch (error) {
      const fault = faultOf(error);
      runInAction(() => (file.fault = fault));
      return null;
    }
  }
}
