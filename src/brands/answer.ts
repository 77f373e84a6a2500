/** Text, or a link: to a page of the portal by its path, or out of it. */
export type AnswerPart = string | { text: string; href: string }

interface AnswerBlock {
  kind: 'paragraph' | 'list' | 'steps'
  /** One line of a paragraph, or the items of a list. */
  lines: AnswerPart[][]
}

/** A question that a brand answers for its customers. */
export interface Answer {
  question: string
  blocks: AnswerBlock[]
}
