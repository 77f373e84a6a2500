import { createContext, type ReactNode } from 'react'

/** A way to ask customer service about the call that failed last. */
export const QuestionContext = createContext<ReactNode>(null)
