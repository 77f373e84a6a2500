import { Drawing } from './Drawing'

/** A sound that falls silent: nothing was used. */
export const WaveDrawing = () => (
  <Drawing
    lines="M106 60h.1M122 60h.1M138 60h.1M154 60h.1M170 60h.1"
    sign="M20 48v24M34 34v52M48 22v76M62 40v40M76 50v20M90 56v8"
  />
)
