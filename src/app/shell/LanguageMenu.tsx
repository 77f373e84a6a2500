import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import { isLocale } from '../../../i18n/i18n-util'
import { languages } from '../../../i18n/languages.gen'
import { useAccountActor } from '../../flows/account'
import { GlobeIcon } from '../../ui/icons/navigation'
import { MenuButton } from '../../ui/MenuButton'
import { useApp } from '../AppContext'

export function LanguageMenu() {
  const { LL, locale } = useI18nContext()
  const { language, toasts } = useApp()
  const account = useAccountActor()
  async function change(chosen: Locales) {
    try {
      await language.change(chosen)
      // The provider names some contracts in the language of the request.
      account?.send({ type: 'account.reload' })
    } catch {
      // The texts fail to load, so the language stays.
      toasts.show('error', 'chunkFailed')
    }
  }
  return (
    <MenuButton
      label={LL.shell.language()}
      trigger={<GlobeIcon />}
      items={language.offered.map((id) => ({ id, label: languages[id].shortName }))}
      chosen={locale}
      onSelect={(id) => isLocale(id) && void change(id)}
    />
  )
}
