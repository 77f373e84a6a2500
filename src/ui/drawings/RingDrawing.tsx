import { Drawing } from './Drawing'

/** An empty ring: there are no units. */
export const RingDrawing = () => (
  <Drawing
    outline="M100 20a40 40 0 1 0 0 80 40 40 0 0 0 0-80zm0 14a26 26 0 1 1 0 52 26 26 0 0 1 0-52z"
    lines="M100 20v14"
    accent="M92 60h16"
  />
)
