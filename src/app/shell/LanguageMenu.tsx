import { useI18nContext } from '../../../i18n/i18n-react'
import { GlobeIcon } from '../../ui/icons/navigation'
import { MenuButton } from '../../ui/MenuButton'
import { useApp } from '../AppContext'

export function LanguageMenu() {
  const { LL, locale } = useI18nContext()
  const { language } = useApp()
  return (
    <MenuButton
      label={LL.shell.language()}
      trigger={<GlobeIcon />}
      items={[
        { id: 'de', label: LL.shell.languageDe() },
        { id: 'sr', label: LL.shell.languageSr() },
      ]}
      chosen={locale}
      onSelect={(id) => language.change(id === 'sr' ? 'sr' : 'de')}
    />
  )
}
