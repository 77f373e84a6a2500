import { IconButton } from './IconButton'
import { Icon } from './icons/Icon'
import { CheckIcon } from './icons/navigation'
import { useCopy } from './useCopy'
import { VisuallyHidden } from './VisuallyHidden'

const CopyIcon = () => (
  <Icon path="M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5zM5 15.5A1.5 1.5 0 0 1 4 14V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 16 5" />
)

interface CopyButtonProps {
  text: string
  label: string
  /** What a screen reader says afterwards. */
  copiedText: string
}

/** Copies a text that the customer also sees. */
export function CopyButton({ text, label, copiedText }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text)
  return (
    <>
      <IconButton label={label} onClick={copy}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied && copiedText}</VisuallyHidden>
    </>
  )
}
