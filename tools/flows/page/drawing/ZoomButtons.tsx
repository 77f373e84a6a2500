import { useKeys } from '../useKeys'
import { stepFrom, type Zoom } from './zoom'

interface Props {
  /** What else can be done with the drawing. */
  hint: string
  zoom: Zoom
  scale: number
  zoomTo: (zoom: Zoom) => void
}

/** Larger, smaller, or so that it fits; each has a key, too. */
export function ZoomButtons({ hint, zoom, scale, zoomTo }: Props) {
  const larger = () => zoomTo(stepFrom(scale, 1))
  const smaller = () => zoomTo(stepFrom(scale, -1))
  useKeys({
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': () => zoomTo(1),
    w: () => zoomTo('width'),
    f: () => zoomTo('whole'),
  })
  return (
    <div className="zoom" role="toolbar" aria-label="Size of the drawing">
      <p>{hint}</p>
      <button type="button" aria-label="Smaller" aria-keyshortcuts="-" onClick={smaller}>
        −
      </button>
      <button
        type="button"
        aria-label={`${percent(scale)}, show at 100 %`}
        aria-keyshortcuts="0"
        onClick={() => zoomTo(1)}
      >
        {percent(scale)}
      </button>
      <button type="button" aria-label="Larger" aria-keyshortcuts="+" onClick={larger}>
        +
      </button>
      <button
        type="button"
        aria-pressed={zoom === 'width'}
        aria-keyshortcuts="w"
        onClick={() => zoomTo('width')}
      >
        Width
      </button>
      <button
        type="button"
        aria-pressed={zoom === 'whole'}
        aria-keyshortcuts="f"
        onClick={() => zoomTo('whole')}
      >
        Whole
      </button>
    </div>
  )
}

const percent = (scale: number): string => `${Math.round(scale * 100)} %`
