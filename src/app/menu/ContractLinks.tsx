import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType } from 'react'
import { useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { ContractKind } from '../../domain/contractKind'
import { paths } from '../../domain/paths'
import { GiftIcon, ListIcon, LockIcon, PlusIcon, ReceiptIcon, TariffIcon } from '../../ui/icons/contract'
import { HomeIcon } from '../../ui/icons/navigation'
import { RouteLink } from '../../ui/RouteLink'

interface ContractPage {
  path: string
  label: string
  icon: ComponentType
}

function pagesOf(kind: ContractKind, { shell }: TranslationFunctions): ContractPage[] {
  const { mobileMenu, tvMenu, internetMenu } = shell
  if (kind === 'tv')
    return [
      { path: paths.tv, label: shell.overview(), icon: HomeIcon },
      { path: paths.bills, label: tvMenu.bills(), icon: ReceiptIcon },
      { path: paths.tvTariffs, label: tvMenu.tariff(), icon: TariffIcon },
      { path: paths.tvPassword, label: tvMenu.password(), icon: LockIcon },
    ]
  if (kind === 'internet')
    return [
      { path: paths.bills, label: internetMenu.bills(), icon: ReceiptIcon },
      { path: paths.internet, label: internetMenu.tariff(), icon: TariffIcon },
    ]
  return [
    { path: paths.overview, label: shell.overview(), icon: HomeIcon },
    { path: paths.bills, label: mobileMenu.bills(), icon: ReceiptIcon },
    { path: paths.listing, label: mobileMenu.listing(), icon: ListIcon },
    { path: paths.topUp, label: mobileMenu.topUp(), icon: PlusIcon },
    { path: paths.additionalPackages, label: mobileMenu.packages(), icon: GiftIcon },
    { path: paths.tariffs, label: mobileMenu.tariff(), icon: TariffIcon },
  ]
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    // Tiles on a narrow screen, a list next to the page.
    display: { base: 'flex', lg: 'block' },
    flexWrap: 'wrap',
    gap: '2',
    marginLeft: { lg: '3' },
    padding: { base: '2', lg: '0' },
    paddingBlock: { lg: '1' },
    borderLeft: { lg: '2px solid' },
    borderColor: { lg: 'line' },
    '& li': { flex: '1 1 8.5rem', minWidth: '0' },
  },
})
const Anchor = chakra(RouteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', lg: '3' },
    minHeight: { base: '12', lg: '11' },
    height: { base: 'full', lg: 'auto' },
    paddingInline: { base: '2', lg: '3' },
    lineHeight: '1.25',
    hyphens: 'auto',
    '& svg': { flexShrink: '0' },
    borderRadius: 'control',
    background: { base: 'sunken', lg: 'none' },
    _hover: { background: 'sunken' },
    _current: { color: 'accentText', fontWeight: 'bold' },
  },
})

function PageLink({ path, label, icon: Icon }: ContractPage) {
  const [isCurrent] = useRoute(path)
  return (
    <li>
      <Anchor href={path} aria-current={isCurrent ? 'page' : undefined}>
        <Icon />
        <span>{label}</span>
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
