import { type ReactNode, StrictMode, useLayoutEffect } from 'react'

/** Tells the document that the portal is drawn: it can remove the placeholder. */
function Drawn() {
  useLayoutEffect(() => void document.dispatchEvent(new Event('portal:drawn')), [])
  return null
}

/** The root component. Build and browser render the same tree, because ids depend on the position of a component. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <Drawn />
  </StrictMode>
)
