import { type ReactNode, StrictMode, useLayoutEffect } from 'react'

/** Tells the document that the portal stands: whatever held its place may go. */
function Drawn() {
  useLayoutEffect(() => void document.dispatchEvent(new Event('portal:drawn')), [])
  return null
}

/** The root component. It is the same in the build as in the browser, because ids depend on the position of a part. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <Drawn />
  </StrictMode>
)
