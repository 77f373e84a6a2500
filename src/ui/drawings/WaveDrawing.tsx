import { Drawing } from './Drawing'

/** A sound that fades out: no usage, or no such page. */
export const WaveDrawing = () => (
  <Drawing
    lines="M106 60h1.5M122 60h1.5M138 60h1.5M154 60h1.5M170 60h1.5"
    accent="M20 48v24M34 34v52M48 22v76M62 40v40M76 50v20M90 56v8"
  />
)
