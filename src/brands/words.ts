/** The messages with the words of a brand. */
export function withWords<M extends object>(messages: M, words: { [Part in keyof M]?: object } = {}): M {
  const changed = { ...messages }
  for (const part in words) changed[part] = { ...messages[part], ...words[part] }
  return changed
}
