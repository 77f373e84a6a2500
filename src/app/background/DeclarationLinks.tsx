import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { isRequestType } from '../../domain/requestType'
import { RouteLink } from '../../ui/RouteLink'
import { useApp } from '../AppContext'
import { legalLinkTexts } from './legalLinkTexts'

const pagePaths = { withdrawal: paths.withdrawal, cancellation: paths.cancellation }

const isAddress = (setting: string) => /^(https:\/|mailto:|\/)/.test(setting)

/** The links to withdraw from a contract and to cancel it: to the portal's page, or to one of the provider. */
export default function DeclarationLinks() {
  const { locale } = useI18nContext()
  const { readSetting } = useApp().config
  const texts = legalLinkTexts(locale)
  return (
    <ul className="links">
      {(['withdrawal', 'cancellation'] as const).map((kind) => {
        const target = readSetting(`${kind}-request`)
        if (isRequestType(target))
          return (
            <li key={kind}>
              <RouteLink href={pagePaths[kind]}>{texts[kind]}</RouteLink>
            </li>
          )
        return (
          isAddress(target) && (
            <li key={kind}>
              <a href={target}>{texts[kind]}</a>
            </li>
          )
        )
      })}
    </ul>
  )
}
