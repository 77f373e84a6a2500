import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonRecipe } from './buttonRecipe'
import { Spinner } from './Spinner'

const Styled = chakra('button', buttonRecipe)
const SpinnerBox = chakra('span', { base: { position: 'absolute', display: 'inline-flex' } })
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
        <SpinnerBox>
          <Spinner />
        </SpinnerBox>
      )}
      <Content loading={loading}>{children}</Content>
    </Styled>
  )
}
