import { Drawing } from './Drawing'

/** A list without open decisions. */
export const ConsentDrawing = () => (
  <Drawing
    outline="M62 22h76a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H62a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
    lines="M98 44h30M98 76h20"
    accent="M70 44l6 6 11-12M70 76l6 6 11-12"
  />
)
