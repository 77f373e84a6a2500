import type { ComponentProps } from 'react'
import { afterPaint } from './afterPaint'
import type Explanation from './Explanation'
import { IconButton } from './IconButton'
import { InfoIcon } from './icons/status'
import { lazyPart } from './lazyPart'

type InfoTipProps = ComponentProps<typeof Explanation>

const Waiting = ({ label }: Pick<InfoTipProps, 'label'>) => (
  <IconButton label={label} title={undefined} color="muted" margin="-3" aria-busy>
    <InfoIcon />
  </IconButton>
)
/** What the browser shows by itself is better than a page without. */
const Plain = ({ label, text }: InfoTipProps) => (
  <IconButton label={label} title={text} color="muted" margin="-3">
    <InfoIcon />
  </IconButton>
)

/** A button with an explanation, shown on hover, on focus and on a tap; Escape hides it. What shows it comes after the page. */
export const InfoTip = lazyPart(() => afterPaint(() => import('./Explanation')), Waiting, Plain)
