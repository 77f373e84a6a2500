import { defineConfig } from '@chakra-ui/react/styled-system'

/** The name of a property, and with its sides. */
const sides = (name: string) => [
  name,
  ...['Inline', 'Block', 'Top', 'Bottom', 'Left', 'Right'].map((side) => name + side),
]

type TokenKind = 'colors' | 'spacing' | 'sizes' | 'radii' | 'fontSizes' | 'fontWeights' | 'shadows'

/** The properties whose values can be tokens. */
const properties: [TokenKind, string[]][] = [
  ['colors', ['background', 'color', 'borderColor', 'borderBottomColor', 'outlineColor']],
  ['radii', ['borderRadius']],
  ['shadows', ['boxShadow']],
  ['spacing', ['gap', 'inset', 'top', 'right', 'bottom', 'left', ...sides('padding'), ...sides('margin')]],
  ['sizes', ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight']],
  ['fontSizes', ['fontSize']],
  ['fontWeights', ['fontWeight']],
]

/**
 * The style properties and conditions that the portal uses, without short names. Chakra's own base config has hundreds
 * more, which the login page would have to load.
 */
export const styleConfig = defineConfig({
  conditions: {
    dark: '@media (prefers-color-scheme: dark)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    // A touch would leave its hover behind.
    hover: ['@media (hover: hover)', '&:hover:not([aria-disabled=true], :disabled)'],
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    selected: '&[aria-selected=true]',
    current: '&[aria-current]:not([aria-current=false])',
    highlighted: '&[data-highlighted]',
    open: '&[data-state=open]',
    after: '&::after',
  },
  utilities: Object.fromEntries(
    properties.flatMap(([values, names]) => names.map((name) => [name, { values }])),
  ),
})
