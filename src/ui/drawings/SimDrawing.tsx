import { Drawing } from './Drawing'

/** A SIM card: a contract, or its number. */
export const SimDrawing = () => (
  <Drawing
    outline="M76 20h34l24 24v50a6 6 0 0 1-6 6H76a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
    lines="M84 58h34v28H84zM101 58v28M84 72h34"
    accent="M84 40h16"
  />
)
