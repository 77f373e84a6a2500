import { Drawing } from './Drawing'

/** A speech bubble without a listener. */
export const SpeechDrawing = () => (
  <Drawing
    outline="M60 28h80a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-34l-22 18V84H60a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8z"
    lines="M72 46h56"
    accent="M72 62h.1M86 62h.1M100 62h.1"
  />
)
