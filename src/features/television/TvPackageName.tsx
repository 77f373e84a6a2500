import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Heading } from '../../ui/Heading'
import { CheckIcon } from '../../ui/icons/navigation'
import { Inline } from '../../ui/layout'

const Line = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'block' },
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '0.75rem',
    marginBottom: { base: '3', lg: '0' },
    paddingBottom: { lg: '4' },
  },
  variants: { hasRoomForMark: { true: { minHeight: { lg: '4rem' } } } },
})

interface TvPackageNameProps {
  name: string
  /** Whether the customer has it. */
  isOwn: boolean
  /** In a row of names, one may get the mark later. */
  hasRoomForMark?: boolean
}

/** The name of a TV package, and the mark of the customer's own. */
export function TvPackageName({ name, isOwn, hasRoomForMark }: TvPackageNameProps) {
  const { LL } = useI18nContext()
  return (
    <Line hasRoomForMark={hasRoomForMark}>
      <Heading level={2} fontSize="lg">
        {name}
      </Heading>
      {isOwn && (
        <Inline as="p" alignItems="center" gap="1.5" color="accentText" fontSize="sm" fontWeight="bold">
          <CheckIcon />
          <span>{LL.tariff.ownTv()}</span>
        </Inline>
      )}
    </Line>
  )
}
