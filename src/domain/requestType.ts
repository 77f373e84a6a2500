import { paths } from './paths'

/** Whether a setting is the id of a type of support request. */
export const isRequestType = (setting: string): boolean => /^\d+$/.test(setting)

type DeclarationSetting = 'withdrawal-request' | 'cancellation-request'

/** Whether the deployment has the page with this path: each page to end a contract needs a type of support request. */
export function isOffered(path: string, readSetting: (name: DeclarationSetting) => string): boolean {
  if (path === paths.withdrawal) return isRequestType(readSetting('withdrawal-request'))
  if (path === paths.cancellation) return isRequestType(readSetting('cancellation-request'))
  return true
}
