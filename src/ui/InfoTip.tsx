import type { ComponentProps } from 'react'
import type Explanation from './Explanation'
import { IconButton } from './IconButton'
import { InfoIcon } from './icons/status'
import { lazyPart } from './lazyPart'

/** A button with an explanation, shown on hover, on focus and on a tap; Escape hides it. What shows it comes after the page. */
export const InfoTip = lazyPart(
  () => import('./Explanation'),
  ({ label }: ComponentProps<typeof Explanation>) => (
    <IconButton label={label} title={undefined} color="muted" margin="-3" aria-busy>
      <InfoIcon />
    </IconButton>
  ),
)
