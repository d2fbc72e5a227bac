/** What the assistant says of one thing it looked at, in the language of the caller. */
export interface AssistantFinding {
  /** `met`: as it should be. `info`: an answer, or something that is nowhere recorded. */
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
  /** Written by a language model from the findings, for people to judge; empty where none is set up or it was silent. */
  readonly prose: string;
}
