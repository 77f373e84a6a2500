import { defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system'

type Utilities = NonNullable<SystemConfig['utilities']>
type TokenKind = 'colors' | 'spacing' | 'sizes' | 'radii' | 'fontSizes' | 'fontWeights' | 'shadows'

const property = (name: string, values: TokenKind, shorthand: string[] = []): Utilities => ({
  [name]: { values, shorthand },
})

/** `padding` and `margin` with their sides: `p`, `px`, `pt` and so on. */
const sides = (name: string, short: string): Utilities => ({
  ...property(name, 'spacing', [short]),
  ...property(`${name}Inline`, 'spacing', [`${short}x`]),
  ...property(`${name}Block`, 'spacing', [`${short}y`]),
  ...property(`${name}Top`, 'spacing', [`${short}t`]),
  ...property(`${name}Bottom`, 'spacing', [`${short}b`]),
  ...property(`${name}Left`, 'spacing', [`${short}l`]),
  ...property(`${name}Right`, 'spacing', [`${short}r`]),
})

/**
 * The style properties and conditions that the portal uses. Chakra's own base config has hundreds more, which the
 * login page would have to load.
 */
export const styleConfig = defineConfig({
  conditions: {
    dark: '@media (prefers-color-scheme: dark)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    hover: '&:hover:not([aria-disabled=true], :disabled)',
    active: '&:active:not([aria-disabled=true], :disabled)',
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    selected: '&[aria-selected=true]',
    current: '&[aria-current]:not([aria-current=false])',
    highlighted: '&[data-highlighted]',
    open: '&[data-state=open]',
    placeholder: '&::placeholder',
    after: '&::after',
  },
  utilities: {
    ...property('background', 'colors', ['bg']),
    ...property('color', 'colors'),
    ...property('borderColor', 'colors'),
    ...property('borderBottomColor', 'colors'),
    ...property('outlineColor', 'colors'),
    ...property('borderRadius', 'radii', ['rounded']),
    ...property('boxShadow', 'shadows', ['shadow']),
    ...property('gap', 'spacing'),
    ...property('inset', 'spacing'),
    ...property('top', 'spacing'),
    ...property('right', 'spacing'),
    ...property('bottom', 'spacing'),
    ...property('left', 'spacing'),
    ...property('width', 'sizes', ['w']),
    ...property('height', 'sizes', ['h']),
    ...property('minWidth', 'sizes', ['minW']),
    ...property('minHeight', 'sizes', ['minH']),
    ...property('maxWidth', 'sizes', ['maxW']),
    ...property('maxHeight', 'sizes', ['maxH']),
    ...property('fontSize', 'fontSizes'),
    ...property('fontWeight', 'fontWeights'),
    ...sides('padding', 'p'),
    ...sides('margin', 'm'),
  },
})
