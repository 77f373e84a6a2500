import { type ReactNode, StrictMode, useLayoutEffect } from 'react'

/** Tells the document that the portal is drawn: it can remove the placeholder. */
function RenderedSignal() {
  useLayoutEffect(() => void document.dispatchEvent(new Event('portal:rendered')), [])
  return null
}

/** The root component. Build and browser render the same tree, because ids depend on the position of a component. */
export const Root = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    {children}
    <RenderedSignal />
  </StrictMode>
)
