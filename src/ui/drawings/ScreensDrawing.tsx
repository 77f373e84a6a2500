import { Drawing } from './Drawing'

/** A television and a phone. */
export const ScreensDrawing = () => (
  <Drawing
    outline="M46 34h70a5 5 0 0 1 5 5v42a5 5 0 0 1-5 5H46a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5zM133 48h20a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4V52a4 4 0 0 1 4-4z"
    lines="M66 98h30M140 90h6"
    accent="M70 60h22"
  />
)
