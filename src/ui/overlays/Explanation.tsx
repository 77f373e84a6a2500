import { Tooltip } from '@chakra-ui/react/tooltip'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../IconButton'
import { InfoIcon } from '../icons/status'

interface ExplanationProps {
  label: string
  text: string
  /** Whether the replaced element had the focus. */
  hadFocus: RefObject<boolean>
  /** Whether the replaced element was pressed. */
  wasPressed: boolean
}

/** A button with an explanation, which appears on hover, focus or tap; Escape hides it. */
export default function Explanation({ label, text, hadFocus, wasPressed }: ExplanationProps) {
  const [open, setOpen] = useState(wasPressed)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hadFocus.current) button.current?.focus()
  }, [hadFocus])
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      openDelay={150}
      closeDelay={150}
      closeOnClick={false}
      closeOnPointerDown={false}
      positioning={{ strategy: 'fixed' }}
      interactive
    >
      <Tooltip.Trigger asChild>
        <IconButton
          ref={button}
          label={label}
          title={undefined}
          color="muted"
          margin="-3"
          onClick={() => setOpen(true)}
        >
          <InfoIcon />
        </IconButton>
      </Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content
          maxWidth="18rem"
          paddingInline="3"
          paddingBlock="2"
          background="ink"
          color="surface"
          borderRadius="control"
          boxShadow="overlay"
          fontSize="sm"
          lineHeight="1.4"
          zIndex="20"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  )
}
