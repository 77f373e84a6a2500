import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../i18n/i18n-react'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    height: '5px',
    zIndex: '50',
    overflow: 'hidden',
    pointerEvents: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      top: '0',
      height: '4px',
      width: '40%',
      background: 'accentText',
      // Visible on the page and on the blue of the header.
      boxShadow: '0 0 0 1px var(--chakra-colors-surface)',
      // Fast answers should not make it flicker.
      animation: 'sweep 1.1s ease-in-out 0.15s infinite both',
    },
  },
})

/** A moving bar along the upper edge while the portal is waiting. */
export function LoadingBar() {
  const { LL } = useI18nContext()
  return (
    <Bar>
      <VisuallyHidden>{LL.page.loading()}</VisuallyHidden>
    </Bar>
  )
}
