import { createContext } from 'react'

/** Tells the first heading after a change of page, and no other, to take the focus. */
export const HeadingFocus = createContext<() => boolean>(() => false)
