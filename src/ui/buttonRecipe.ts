import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The look shared by buttons and by links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '5',
    paddingBlock: '2',
    border: '1px solid transparent',
    borderRadius: 'control',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 0.15s, border-color 0.15s, color 0.15s',
    _disabled: { cursor: 'not-allowed', opacity: '0.75' },
  },
  variants: {
    variant: {
      solid: { background: 'accent', color: 'accentInk', _hover: { background: 'accentHover' } },
      outline: {
        background: 'surface',
        color: 'ink',
        borderColor: 'outline',
        _hover: { background: 'sunken' },
      },
      ghost: { color: 'inherit', paddingInline: '3', _hover: { background: 'sunken', color: 'ink' } },
      link: {
        color: 'accentText',
        paddingInline: '0',
        fontWeight: 'medium',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
})
