import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { Heading } from '../../ui/Heading'
import { AccountCard } from './AccountCard'

const Section = chakra('section', { base: { marginBottom: '8' } })
const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  },
})
const Nothing = chakra('p', { base: { color: 'muted' } })

interface AccountSectionProps {
  title: string
  accounts: ResourceAccount[] | undefined
  /** From this many characters on, a description is worth a tip. */
  tipFrom: number
}

export function AccountSection({ title, accounts = [], tipFrom }: AccountSectionProps) {
  const { LL } = useI18nContext()
  return (
    <Section>
      <Heading level={2} marginBottom="3">
        {title}
      </Heading>
      {accounts.length === 0 && <Nothing>{LL.overview.accountsEmpty()}</Nothing>}
      <Grid>
        {accounts.map((account) => (
          <AccountCard key={`${account.name} ${account.expiryDate}`} account={account} tipFrom={tipFrom} />
        ))}
      </Grid>
    </Section>
  )
}
