import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Box, Stack, Text } from './layout'

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'control',
    cursor: 'pointer',
    transition: 'background-color 0.15s, border-color 0.15s',
    '&:not(:has(:checked))': { _hover: { background: 'sunken' } },
    '&:has(:checked)': { background: 'accentSubtle', borderColor: 'accentText' },
    '&:has([aria-disabled=true])': { cursor: 'default' },
  },
})
const Control = chakra('input', {
  base: {
    flexShrink: '0',
    width: '5',
    height: '5',
    accentColor: 'var(--chakra-colors-accent-text)',
    cursor: 'inherit',
  },
})

interface RadioGroupProps<Value extends number> {
  label: string
  options: readonly { value: Value; label: string }[]
  /** `unknown` marks no option. */
  selected: Value | 'unknown'
  /** Keeps its place and the focus, but does nothing. */
  locked?: boolean
  /** A note beside the selected option, for a moment. */
  note?: ReactNode
  onChoose: (value: Value) => void
}

/** A choice of one among a few visible options. */
export function RadioGroup<Value extends number>(props: RadioGroupProps<Value>) {
  const { label, options, selected, locked = false, note, onChoose } = props
  const name = useId()
  return (
    <Stack as="fieldset" gap="2" minWidth="0" border="none">
      <Box as="legend" fontSize="sm" marginBottom="2">
        {label}
      </Box>
      {options.map(({ value, label }) => (
        <Option key={value}>
          <Control
            type="radio"
            name={name}
            checked={value === selected}
            aria-disabled={locked || undefined}
            onChange={() => {
              if (!locked) onChoose(value)
            }}
          />
          <Text as="span" flex="1">
            {label}
          </Text>
          {value === selected && note}
        </Option>
      ))}
    </Stack>
  )
}
