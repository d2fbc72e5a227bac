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

/** The three helpers of one account (parameter `ai.account`), which only read. */
export interface AssistantPort {
  /** How whole the plan of a project is. */
  proposal(args: { id: string }): Promise<AssistantAnswer>;
  /** What looks wrong in the costs of a year, errors first. */
  costs(args: { year: string }): Promise<AssistantAnswer>;
  /** The rules of the law that hold all the words asked for. */
  policies(args: { words: string }): Promise<AssistantAnswer>;
}
