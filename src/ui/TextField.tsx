import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts, inputRecipe } from './Field'

const Frame = chakra('div', { base: { position: 'relative', display: 'flex', alignItems: 'center' } })
const Trailing = chakra('div', { base: { position: 'absolute', right: '0.5' } })
const Input = chakra('input', inputRecipe)

export type TextFieldProps = Omit<ComponentProps<typeof Input>, 'hasTrailing'> &
  FieldTexts & {
    /** A control at the field's end. */
    trailing?: ReactNode
  }

export const TextField = ({ label, hint, error, trailing, ...props }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(controlProps) => (
      <Frame>
        <Input type="text" {...props} {...controlProps} hasTrailing={trailing !== undefined} />
        {trailing && <Trailing>{trailing}</Trailing>}
      </Frame>
    )}
  </Field>
)
