/** One finding of the assistant, in the language of the caller. */
export interface AssistantFinding {
  /** `met`: as it should be. `info`: an answer, or something not recorded anywhere. */
  readonly level: 'met' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly message: string;
  /** The law or guide behind it, empty where there is none. */
  readonly basis: string;
  /** The records concerned. */
  readonly rows: readonly { readonly resource: string; readonly id: string }[];
}

export interface AssistantAnswer {
  readonly findings: readonly AssistantFinding[];
  /** Written by a language model from the findings, for human review; empty if none is set up or it did not respond. */
  readonly prose: string;
}
