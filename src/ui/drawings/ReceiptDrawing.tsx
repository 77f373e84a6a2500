import { Drawing } from './Drawing'

/** A receipt with a check: no bills to show. */
export const ReceiptDrawing = () => (
  <Drawing
    outline="M68 18h64v84l-10.7-7-10.6 7-10.7-7-10.7 7-10.6-7-10.7 7z"
    lines="M80 36h40M80 48h26"
    accent="M84 72l11 11 21-23"
  />
)
