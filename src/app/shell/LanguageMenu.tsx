import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import { isLocale } from '../../../i18n/i18n-util'
import { languages } from '../../../i18n/languages.gen'
import { useServices } from '../../core/services'
import { GlobeIcon } from '../../ui/icons/navigation'
import { MenuButton } from '../../ui/MenuButton'
import { useApp } from '../AppContext'

export function LanguageMenu() {
  const { LL, locale } = useI18nContext()
  const { language, toasts } = useApp()
  const { beginAttempt } = useServices()
  // If the texts fail to load, the language stays.
  const change = (selected: Locales) => {
    beginAttempt()
    language.change(selected).catch(() => toasts.show('error', 'chunkFailed'))
  }
  return (
    <MenuButton
      label={LL.shell.language()}
      trigger={<GlobeIcon />}
      items={language.offered.map((id) => ({ id, label: languages[id].shortName }))}
      selected={locale}
      onSelect={(id) => isLocale(id) && change(id)}
    />
  )
}
