import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { Link as RouteLink, useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { ContractKind } from '../../lib/contractType'
import { GiftIcon, ListIcon, LockIcon, PlusIcon, ReceiptIcon, TariffIcon } from '../../ui/icons/contract'
import { routes } from '../routes'

interface PageOfContract {
  path: string
  label: string
  icon: ComponentType
}

function pagesOf(kind: ContractKind, { frame }: TranslationFunctions): PageOfContract[] {
  const { mobileMenu, tvMenu, internetMenu } = frame
  if (kind === 'tv')
    return [
      { path: routes.bills.path, label: tvMenu.bills(), icon: ReceiptIcon },
      { path: routes.tvTariffs.path, label: tvMenu.tariff(), icon: TariffIcon },
      { path: routes.tvPassword.path, label: tvMenu.password(), icon: LockIcon },
    ]
  if (kind === 'internet')
    return [
      { path: routes.bills.path, label: internetMenu.bills(), icon: ReceiptIcon },
      { path: routes.internet.path, label: internetMenu.tariff(), icon: TariffIcon },
    ]
  return [
    { path: routes.bills.path, label: mobileMenu.bills(), icon: ReceiptIcon },
    { path: routes.listing.path, label: mobileMenu.listing(), icon: ListIcon },
    { path: routes.rechargeCredit.path, label: mobileMenu.topUp(), icon: PlusIcon },
    { path: routes.additionalPackages.path, label: mobileMenu.packages(), icon: GiftIcon },
    { path: routes.tariffs.path, label: mobileMenu.tariff(), icon: TariffIcon },
  ]
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    marginLeft: '3',
    paddingBlock: '1',
    borderLeft: '2px solid',
    borderColor: 'line',
  },
})
const Anchor = chakra(RouteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    paddingInline: '3',
    borderRadius: 'control',
    _hover: { background: 'sunken' },
    _current: { color: 'accentText', fontWeight: 'semibold' },
  },
})

function PageLink({ path, label, icon: Icon }: PageOfContract) {
  const [here] = useRoute(path)
  return (
    <li>
      <Anchor href={path} aria-current={here ? 'page' : undefined}>
        <Icon />
        {label}
      </Anchor>
    </li>
  )
}

/** The pages of the current contract. */
export function ContractLinks({ kind }: { kind: ContractKind }) {
  const { LL } = useI18nContext()
  return (
    <List>
      {pagesOf(kind, LL).map((page) => (
        <PageLink key={page.path} {...page} />
      ))}
    </List>
  )
}
