import { type ComponentType, createContext, createElement, type ReactNode, useContext, useState } from 'react'

/**
 * A way to ask customer service about the call that failed last. `about` is the key of a message about a change, which
 * the question then names.
 */
export const QuestionContext = createContext<ComponentType<{ about?: string }>>(() => null)

/** That way for a load of a page, from its second failure: a first one often ends by a retry. */
export function useQuestionAfterRetry(hasFailed: boolean): ReactNode {
  const Question = useContext(QuestionContext)
  const [seen, setSeen] = useState({ hasFailed: false, failures: 0 })
  if (hasFailed !== seen.hasFailed) setSeen({ hasFailed, failures: seen.failures + Number(hasFailed) })
  return seen.failures > 1 && createElement(Question)
}
