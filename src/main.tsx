import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { readConfig } from './app/config'
import { createLanguage } from './app/language'
import { createNotices } from './app/notices'
import { followOtherTabs } from './app/otherTabs'
import { createPortal } from './app/portal'
import { createStorage } from './lib/storage'

const config = readConfig(document)
const storage = createStorage(config.brand.storagePrefix)
const notices = createNotices()
const language = createLanguage(storage, document)
const portal = createPortal({ config, storage, language, notices })
followOtherTabs(portal, storage, () => window.location.reload())

const root = createRoot(document.getElementById('portal') as HTMLElement)
await language.ready
root.render(
  <StrictMode>
    <App config={config} storage={storage} language={language} notices={notices} portal={portal} />
  </StrictMode>,
)
