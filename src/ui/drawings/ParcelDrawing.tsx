import { Drawing } from './Drawing'

/** A parcel: a tariff, or a package for it. */
export const ParcelDrawing = () => (
  <Drawing
    outline="M60 42l40-18 40 18v40l-40 18-40-18z"
    lines="M60 42l40 18 40-18M100 60v40M80 33l40 18v12"
    accent="M70 74l14 6"
  />
)
