import { type ReactNode, StrictMode, useLayoutEffect } from 'react'

/** Tells the document that the portal stands: whatever held its place may go. */
function Drawn() {
  useLayoutEffect(() => void document.dispatchEvent(new Event('portal:drawn')), [])
  return null
}

/** What is drawn at the root: while the portal is built the same as in the browser, for ids hang on where a part stands. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <Drawn />
  </StrictMode>
)
