/** Letters that run from right to left, and marks that embed text in a direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc]/

/** The provider's words for the middle of a text, whose order they must not change; see `<bdi>` for markup. */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)
