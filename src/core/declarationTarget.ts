import { paths } from '../domain/paths'
import { isRequestType } from '../domain/requestType'
import type { Config } from './services'

const isAddress = (setting: string) => /^(https:\/|mailto:|\/)/.test(setting)

/** Where customers withdraw from a contract or cancel it: the portal's page, or one of the provider; `null` for nowhere. */
export function declarationTarget(
  kind: 'withdrawal' | 'cancellation',
  { readSetting }: Pick<Config, 'readSetting'>,
): { href: string; isOwnPage: boolean } | null {
  const setting = readSetting(`${kind}-request`)
  if (isRequestType(setting)) return { href: paths[kind], isOwnPage: true }
  return isAddress(setting) ? { href: setting, isOwnPage: false } : null
}
