import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts, inputRecipe } from './Field'
import { Box, Inline } from './layout'

const Input = chakra('input', inputRecipe)

export type TextFieldProps = Omit<ComponentProps<typeof Input>, 'hasTrailing'> &
  FieldTexts & {
    /** A control at the field's end. */
    trailing?: ReactNode
  }

export const TextField = ({ label, hint, error, trailing, ...props }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(controlProps) => (
      <Inline position="relative" alignItems="center">
        <Input type="text" {...props} {...controlProps} hasTrailing={trailing !== undefined} />
        {trailing && (
          <Box position="absolute" right="0.5">
            {trailing}
          </Box>
        )}
      </Inline>
    )}
  </Field>
)
