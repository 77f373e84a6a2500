import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { FORCED_COLORS } from './fillStyles'
import { Inline, Text } from './layout'

const Row = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // A compact note below the switch stays clear of the text.
    gap: '1.75rem',
    minHeight: '12',
    paddingBlock: '2',
    cursor: 'pointer',
    '&:has(:disabled, [aria-disabled=true])': { cursor: 'default' },
  },
})
const Control = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '12',
    height: '1.75rem',
    borderRadius: 'pill',
    border: '2px solid',
    borderColor: 'outline',
    background: 'surface',
    cursor: 'inherit',
    transition: 'background-color 0.15s, border-color 0.15s',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '0.25rem',
      left: '0.25rem',
      width: '4',
      height: '4',
      borderRadius: 'pill',
      background: 'outline',
      transition: 'transform 0.15s, background-color 0.15s',
      _motionReduce: { transition: 'none' },
    },
    '&:checked': { background: 'accentText', borderColor: 'accentText' },
    '&:checked::before': { background: 'surface', transform: 'translateX(1.25rem)' },
    '&[aria-busy=true]': {
      animation: 'breathe 1.2s ease-in-out infinite',
      _motionReduce: { animation: 'none' },
    },
    // A switch loses its colours if the system sets its own.
    [FORCED_COLORS]: { appearance: 'auto', '&::before': { display: 'none' } },
  },
})

interface SwitchProps {
  label: string
  hint?: string
  checked: boolean
  /** Keeps its place and the focus, but does nothing. */
  locked?: boolean
  /** Its change is pending. */
  busy?: boolean
  /** A note beside it, for a moment. */
  note?: ReactNode
  onChange: (checked: boolean) => void
}

/** A switch that changes at once. */
export function Switch(props: SwitchProps) {
  const { label, hint, checked, locked = false, busy = false, note, onChange } = props
  const id = useId()
  return (
    <Row>
      <Text as="span" flex="1" minWidth="0">
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <Text as="span" display="block" fontSize="sm" color="muted" id={`${id}-hint`}>
            {hint}
          </Text>
        )}
      </Text>
      <Control
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        aria-disabled={locked || undefined}
        aria-busy={busy || undefined}
        checked={checked}
        onChange={(event) => {
          if (!locked) onChange(event.currentTarget.checked)
        }}
      />
      {note && (
        <Inline
          // Below the switch, and out of the flow, so that nothing moves when it appears.
          as="span"
          position="absolute"
          insetInlineEnd="0"
          top="calc(50% + 1rem)"
        >
          {note}
        </Inline>
      )}
    </Row>
  )
}
