/** Checks a piece of prose: its grammar and sentence length with retext, its words with the list of phrases. */
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { CODE } from './findProse'
import { MAX_WORDS, phrases } from './phrases'

export interface Finding {
  rule: string
  /** Where it is in the text. */
  offset: number
  length: number
  better: string
}

const english = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(function () {
    this.compiler = () => ''
  })
type LanguageNode = ReturnType<typeof english.parse> | ReturnType<typeof english.parse>['children'][number]

function sentencesOf(node: LanguageNode): (LanguageNode & { type: 'SentenceNode' })[] {
  if (node.type === 'SentenceNode') return [node]
  return 'children' in node ? node.children.flatMap(sentencesOf) : []
}

const patterns = phrases.map(({ name, pattern, better }) => ({
  name,
  better,
  pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), `${pattern.flags}g`),
}))

/** The findings in a text, and how many words each of its sentences has. */
export function checkText(text: string): { findings: Finding[]; lengths: number[] } {
  const findings: Finding[] = []
  for (const { name, pattern, better } of patterns)
    for (const { index, 0: found } of text.matchAll(pattern))
      findings.push({ rule: name, offset: index, length: found.length, better })

  // What a word of code begins with is unknown here.
  for (const { source, reason, actual, place } of english.processSync(text).messages)
    if (!reason.includes(CODE) && place && 'start' in place)
      findings.push({
        rule: source?.replace('retext-', '') ?? 'retext',
        offset: place.start.offset ?? 0,
        length: actual?.length ?? 0,
        better: reason,
      })

  const lengths: number[] = []
  for (const { children, position } of sentencesOf(english.parse(text))) {
    const words = children.filter(({ type }) => type === 'WordNode').length
    const offset = position?.start.offset ?? 0
    lengths.push(words)
    if (words > MAX_WORDS)
      findings.push({
        rule: 'sentence-length',
        offset,
        length: 40,
        better: `${words} words: split it into sentences of at most 20`,
      })
  }
  return { findings, lengths }
}
