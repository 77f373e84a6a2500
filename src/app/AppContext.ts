import { createContext, useContext } from 'react'
import type { PortalStorage } from '../lib/storage'
import type { PortalConfig } from './config'
import type { Language } from './language'
import type { Messages } from './messages'
import type { Pages } from './routes'
import type { Toasts } from './toasts'

/** What the shell needs in addition to the services. Screens never see it. */
export interface AppParts {
  config: PortalConfig
  storage: PortalStorage
  language: Language
  messages: Messages
  toasts: Toasts
  pages: Pages
}

const AppContext = createContext<AppParts | null>(null)
export const AppProvider = AppContext.Provider

export function useApp(): AppParts {
  const parts = useContext(AppContext)
  if (!parts) throw new Error('useApp needs an AppProvider above it')
  return parts
}
