/** Checks a piece of prose: its grammar and the length of its sentences with retext, its phrases with prose.yaml. */
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { CODE } from './findProse'

const MAX_WORDS = 40

interface Finding {
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

const phrases = Object.entries(
  load(readFileSync('prose.yaml', 'utf8')) as Record<string, [pattern: string, better: string]>,
).map(([rule, [pattern, better]]) => ({
  rule,
  better,
  pattern: new RegExp(pattern.replaceAll(' ', '\\s+'), rule.startsWith('who') ? 'g' : 'gi'),
}))

/** The findings in a text, and how many words each of its sentences has. */
export function checkText(text: string): { findings: Finding[]; lengths: number[] } {
  const findings: Finding[] = phrases.flatMap(({ rule, better, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      ...{ rule, better, offset: index, length: found.length },
    })),
  )
  // The first letter of a word of code is unknown here.
  for (const { source, reason, actual, place } of english.processSync(text).messages)
    if (!reason.includes(CODE) && place && 'start' in place) {
      const offset = place.start.offset ?? 0
      findings.push({ rule: String(source), offset, length: actual?.length ?? 0, better: reason })
    }
  const lengths = sentencesOf(english.parse(text)).map(({ children, position }) => {
    const words = children.filter(({ type }) => type === 'WordNode').length
    const better = `${words} words: split it into sentences of at most 20`
    if (words > MAX_WORDS)
      findings.push({ rule: 'sentence-length', offset: position?.start.offset ?? 0, length: 40, better })
    return words
  })
  return { findings, lengths }
}
