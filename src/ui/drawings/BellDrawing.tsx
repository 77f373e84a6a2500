import { Drawing } from './Drawing'

/** A bell at rest: there are no notifications. */
export const BellDrawing = () => (
  <Drawing
    outline="M66 84l8-10V54a26 26 0 0 1 52 0v20l8 10z"
    lines="M100 28v-8M91 92a9.5 9.5 0 0 0 18 0"
    accent="M90 60h20"
  />
)
