import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import type { ComponentProps, MouseEvent } from 'react'
import { Text } from './layout'
import { Spinner } from './Spinner'

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
    fontWeight: 'bold',
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
      // Ends something for good: never the filled one.
      danger: {
        background: 'surface',
        color: 'danger',
        borderColor: 'danger',
        _hover: { background: 'dangerSubtle' },
      },
      ghost: { color: 'inherit', paddingInline: '3', _hover: { background: 'sunken', color: 'ink' } },
      link: {
        color: 'accentText',
        paddingInline: '0',
        fontWeight: 'normal',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationThickness: '2px' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
})

const Styled = chakra('button', buttonRecipe)
const Content = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    // Next to long content, its words do not break.
    overflowWrap: 'break-word',
  },
  variants: { loading: { true: { opacity: '0' } } },
})

export type ButtonProps = ComponentProps<typeof Styled> & {
  /** Busy: the button keeps its name, its size and the focus, but does nothing. */
  loading?: boolean
  /** Disabled: the button keeps its name, its place and the focus, but does nothing. */
  locked?: boolean
}

export function Button({ loading = false, locked = false, children, onClick, ...props }: ButtonProps) {
  // Not `disabled`, which would lose the focus. A stopped click also stops Enter in the form's fields.
  const stop = (event: MouseEvent) => event.preventDefault()
  const isBlocked = loading || locked
  return (
    <Styled
      type="button"
      {...props}
      aria-busy={loading || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? stop : onClick}
    >
      {loading && (
        <Text as="span" position="absolute" display="inline-flex">
          <Spinner />
        </Text>
      )}
      <Content loading={loading}>{children}</Content>
    </Styled>
  )
}
