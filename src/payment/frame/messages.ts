/** What the frame is to show, as the portal tells it. */
export interface FrameOrder {
  checkoutId: string
  /** Hash of the payment provider's script, if it gave one. */
  integrity: string | null
  /** As the payment provider names them. */
  brands: readonly string[]
  /** Path of the portal to which the payment provider sends the customer afterwards. */
  returnPath: string
  language: { tag: string; widget: string }
  labels: Record<string, string>
  errorMessages: Record<string, string>
  /** Colours and other values of the brand's look, by the name of their property in frame.css. */
  look: Record<string, string>
}

/**
 * What the frame tells the portal: that it listens, how high it is in pixels, and what became of the form.
 * `expired`: the checkout cannot be paid any more. `broken`: there is no usable form.
 */
export type FrameNews = 'listening' | 'ready' | 'expired' | 'broken' | { height: number }
