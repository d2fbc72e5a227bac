/** Choices by how many characters they share with what was written; equals keep their order. */
export function likeliestFirst(written: string, choices: readonly string[]): readonly string[] {
  const asked = new Set(written.toLowerCase());
  const likeness = (choice: string) => {
    const shared = [...new Set(choice.toLowerCase())].filter((character) => asked.has(character)).length;
    return shared / Math.max(asked.size, new Set(choice).size, 1);
  };
  return [...choices].sort((one, other) => likeness(other) - likeness(one));
}
