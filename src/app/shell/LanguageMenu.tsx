import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import { GlobeIcon } from '../../ui/icons/navigation'
import { MenuButton } from '../../ui/MenuButton'
import { useApp } from '../AppContext'

export function LanguageMenu() {
  const { LL, locale } = useI18nContext()
  const { language, toasts } = useApp()
  // If the texts fail to load, the language stays.
  const change = (chosen: Locales) => language.change(chosen).catch(() => toasts.show('error', 'chunkFailed'))
  return (
    <MenuButton
      label={LL.shell.language()}
      trigger={<GlobeIcon />}
      items={[
        { id: 'de', label: LL.shell.languageDe() },
        { id: 'sr', label: LL.shell.languageSr() },
      ]}
      chosen={locale}
      onSelect={(id) => change(id === 'sr' ? 'sr' : 'de')}
    />
  )
}
