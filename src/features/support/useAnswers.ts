import { useDeferredValue, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Answer } from '../../brands/answer'
import { answers } from '../../brands/answers.data'
import { useServices } from '../../core/services'

/** Without case and diacritics, as customers type: `racun` finds `Račun`. */
const searchable = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replaceAll('ß', 'ss')

const textOf = ({ question, blocks }: Answer) =>
  [
    question,
    ...blocks.flatMap(({ lines }) =>
      lines.map((line) => line.map((part) => (typeof part === 'string' ? part : part.text)).join('')),
    ),
  ].join(' ')

/** The brand's answers in the language of the customer, and those that have all words of the search. */
export function useAnswers() {
  const { locale } = useI18nContext()
  const { id } = useServices().config.brand
  const [search, setSearch] = useState('')
  const words = searchable(useDeferredValue(search)).split(/\s+/)
  const all = answers[id]?.[locale] ?? []
  const found = all.filter((answer) => {
    const text = searchable(textOf(answer))
    return words.every((word) => text.includes(word))
  })
  return { all, found, search, setSearch }
}
