import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../i18n/i18n-react'
import { paths } from '../domain/paths'
import { useApp } from './AppContext'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '1.25rem',
    fontSize: 'sm',
    color: 'muted',
    // At the foot of a page that stands alone.
    marginTop: 'auto',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '10',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      borderRadius: '2px',
      _hover: { color: 'ink' },
    },
  },
})

/** What the law wants to be found on every page: who is behind it, what becomes of data, and for whom it works. */
export function FootLinks() {
  const { LL } = useI18nContext()
  const { imprint, privacy } = useApp().config.brand.links
  return (
    <List>
      {imprint && (
        <li>
          <a href={imprint}>{LL.page.imprint()}</a>
        </li>
      )}
      {privacy && (
        <li>
          <a href={privacy}>{LL.page.privacy()}</a>
        </li>
      )}
      <li>
        <RouteLink href={paths.accessibility}>{LL.page.accessibility()}</RouteLink>
      </li>
    </List>
  )
}
