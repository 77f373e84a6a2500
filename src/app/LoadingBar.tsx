import { useI18nContext } from '../../i18n/i18n-react'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** A moving bar along the upper edge while the portal is waiting. Styles: src/boot/boot.css. */
export function LoadingBar() {
  const { LL } = useI18nContext()
  return (
    <div className="loading-bar">
      <VisuallyHidden>{LL.page.loading()}</VisuallyHidden>
    </div>
  )
}
