/** The configuration that the portal sends to the frame. */
export interface FrameConfig {
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
 * What the frame reports to the portal: that it listens, its height in pixels, and the state of the form.
 * `expired`: the checkout can no longer be paid. `broken`: no form is usable.
 */
export type FrameMessage = 'listening' | 'ready' | 'expired' | 'broken' | { height: number }
