import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { PageLinks } from '../shell/PageLinks'
import ContractMenu from './ContractMenu'

const Pages = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingTop: '5',
    marginTop: '5',
    borderTop: '1px solid',
    borderColor: 'line',
    '& a': {
      flex: '1 1 8rem',
      minHeight: '12',
      background: 'surface',
      border: '1px solid',
      borderColor: 'line',
    },
  },
})

/** The menu that covers the page: the contracts and the other pages. */
export default function NarrowMenu({ onSelected }: { onSelected: () => void }) {
  const { LL } = useI18nContext()
  return (
    <>
      <ContractMenu onSelected={onSelected} />
      <Pages aria-label={LL.shell.mainNavigation()}>
        <PageLinks />
      </Pages>
    </>
  )
}
