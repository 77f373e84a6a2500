/** Names of frame.css, and the brand's tokens for them. */
const tokens = {
  ink: '--chakra-colors-ink',
  surface: '--chakra-colors-surface',
  outline: '--chakra-colors-outline',
  accent: '--chakra-colors-accent',
  'accent-hover': '--chakra-colors-accent-hover',
  'accent-ink': '--chakra-colors-accent-ink',
  'accent-text': '--chakra-colors-accent-text',
  danger: '--chakra-colors-danger',
  radius: '--chakra-radii-control',
}

/** The brand's look around an element, in light or dark. */
export function themeTokens(element: Element): Record<string, string> {
  const style = window.getComputedStyle(element)
  const values = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()])
  return { ...Object.fromEntries(values), font: style.fontFamily }
}
