import { Drawing } from './Drawing'

/** A television and a phone. */
export const ScreensDrawing = () => (
  <Drawing
    thing="M52 30h80a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H52a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5z"
    lines="M74 98h36M124 54h24a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-24a4 4 0 0 1-4-4V58a4 4 0 0 1 4-4z"
    sign="M74 60h24"
  />
)
