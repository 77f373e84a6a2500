import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { ChevronRightIcon } from '../../ui/icons/navigation'

// On a phone, only its arrow is visible.
const Name = chakra('span', {
  base: {
    position: { base: 'absolute', md: 'static' },
    width: { base: '1px', md: 'auto' },
    height: { base: '1px', md: 'auto' },
    overflow: { base: 'hidden', md: 'visible' },
    clipPath: { base: 'inset(50%)', md: 'none' },
    whiteSpace: 'nowrap',
  },
})
const Arrow = chakra('span', { base: { display: { base: 'block', md: 'none' }, color: 'muted' } })

/** Opens the details of an entry. The whole row, which is positioned, reacts. */
export function DetailsButton({ describedBy, onClick }: { describedBy: string; onClick: () => void }) {
  const { LL } = useI18nContext()
  return (
    <Button
      variant="link"
      minHeight="8"
      minWidth="6"
      position="static"
      _after={{ content: '""', position: 'absolute', inset: '0' }}
      onClick={onClick}
      aria-describedby={describedBy}
    >
      <Name>{LL.listing.details()}</Name>
      <Arrow>
        <ChevronRightIcon />
      </Arrow>
    </Button>
  )
}
