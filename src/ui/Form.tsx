import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

const Styled = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** A column of fields and buttons. The provider validates the input, so the browser's own messages are off. */
export const Form = (props: ComponentProps<typeof Styled>) => <Styled noValidate {...props} />
