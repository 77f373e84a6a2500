import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The shared look of controls for text and choices. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '12',
    paddingInline: '3',
    background: 'surface',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'control',
    // Below 16 pixels, a phone zooms into the page when the field takes the focus.
    fontSize: 'md',
    transition: 'border-color 0.15s',
    _hover: { borderColor: 'ink' },
    _focusVisible: { outlineOffset: '-1px', borderColor: 'transparent' },
    _invalid: { borderColor: 'danger' },
  },
  variants: { hasTrailing: { true: { paddingRight: '12' } } },
})
