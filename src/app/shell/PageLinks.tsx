import { chakra } from '@chakra-ui/react/styled-system'
import { useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { kindOf } from '../../domain/contractKind'
import { paths } from '../../domain/paths'
import { RouteLink } from '../../ui/RouteLink'

const StyledLink = chakra(RouteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'control',
    _hover: { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
    _current: { color: 'var(--bar-mark)', textDecoration: 'underline', textUnderlineOffset: '0.4em' },
  },
})

function PageLink({ path, label }: { path: string; label: string }) {
  const [isCurrent] = useRoute(path)
  return (
    <StyledLink href={path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </StyledLink>
  )
}

/** The pages that are not about bills or tariffs; the current contract decides which ones. */
export function PageLinks() {
  const { LL } = useI18nContext()
  const contract = useCurrentContract()
  const kind = contract && kindOf(contract)
  return (
    <>
      {kind === 'mobile' && <PageLink path={paths.administration} label={LL.shell.settings()} />}
      {kind === 'tv' && <PageLink path={paths.devices} label={LL.shell.devices()} />}
      <PageLink path={paths.support} label={LL.shell.support()} />
    </>
  )
}
