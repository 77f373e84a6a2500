import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, SubmitEvent } from 'react'

const Styled = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/**
 * A column of fields and buttons. The provider validates the input, so the browser's own messages are off. An attempt
 * moves the focus to the first wrong field; otherwise, a second attempt with the same error would be silent.
 */
export function Form({ onSubmit, ...props }: ComponentProps<typeof Styled>) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    onSubmit?.(event)
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return <Styled noValidate onSubmit={submit} {...props} />
}
