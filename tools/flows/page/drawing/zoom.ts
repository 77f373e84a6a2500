/** How large a drawing is shown: at a scale, or so that it fits its frame. */
export type Zoom = number | 'width' | 'whole'

export const SMALLEST = 0.25
export const LARGEST = 4
const STEPS = [SMALLEST, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, LARGEST]

interface Size {
  width: number
  height: number
}

/** What fits is never larger than it was drawn: letters need no more. */
export function scaleOf(zoom: Zoom, drawing: Size, frame: Size): number {
  if (typeof zoom === 'number') return Math.min(Math.max(zoom, SMALLEST), LARGEST)
  const width = frame.width / drawing.width
  return Math.min(1, zoom === 'width' ? width : Math.min(width, frame.height / drawing.height))
}

/** The next step that is larger or smaller than a scale. */
export const stepFrom = (scale: number, direction: 1 | -1): number =>
  direction > 0
    ? (STEPS.find((step) => step > scale + 0.01) ?? LARGEST)
    : (STEPS.findLast((step) => step < scale - 0.01) ?? SMALLEST)

/** Where to scroll so that a point of the drawing stays where it is, `at` from the beginning of its frame. */
export const scrollFor = (scrolled: number, at: number, ratio: number): number => (scrolled + at) * ratio - at
