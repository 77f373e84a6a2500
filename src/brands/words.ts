/** The messages with the words of a brand, whose keys are such as `login.claim`. Other parts may load later. */
export function withWords<M extends object>(messages: M, words: Record<string, string> = {}): M {
  const parts = Object.entries(messages).map(([part, texts]) => {
    const ownWords = Object.entries(words).filter(([key]) => key.startsWith(`${part}.`))
    const replacements = ownWords.map(([key, text]) => [key.slice(part.length + 1), text])
    return [part, { ...texts, ...Object.fromEntries(replacements) }]
  })
  return Object.assign({ ...messages }, Object.fromEntries(parts))
}
