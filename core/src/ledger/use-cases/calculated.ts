import { DomainError, faults, Refusal, text, type InputIssue, type Text } from '../../kernel';
import { lineName } from '../../tax';

/** Runs a calculation of the tax area; input that it does not accept is refused in a sentence that names the line. */
export function calculated<Result>(calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    const issue = error instanceof DomainError ? error.issues[0] : undefined;
    if (issue === undefined) throw error;
    throw new Refusal({ ...faults.invalid(sentenceFor(issue)), name: (error as DomainError).code });
  }
}

function sentenceFor({ path, message }: InputIssue): Text {
  const line = /^line(\d+)$/.exec(String(path[0]))?.[1];
  if (line === undefined) return message;
  const { zh, en } = lineName(Number(line));
  return text(`第${line}行“${zh}”${message.zh}`, `Line ${line}, ${en}: ${message.en}`);
}
