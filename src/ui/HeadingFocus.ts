import { createContext } from 'react'

/** Says whether the next heading that appears should take the focus, because the page has changed. */
export const HeadingFocus = createContext<{ isPending: boolean }>({ isPending: false })
