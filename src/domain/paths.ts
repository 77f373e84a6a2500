import type { ContractKind } from './contractKind'
import { paths } from './paths.gen'

export { paths }

const homes = { mobile: paths.overview, tv: paths.tv, internet: paths.internet } as const

/** The home of a contract of this kind; without a contract, the mobile one. */
export const homePath = (kind: ContractKind | null): string => homes[kind ?? 'mobile']

/** The kind of contract whose home the path is, if it is such a home. */
export const kindAt = (path: string): 'tv' | 'internet' | undefined =>
  (['tv', 'internet'] as const).find((kind) => homes[kind] === path.toLowerCase())

export const notificationPath = (id: number | string): string => paths.notification.replace(':id', String(id))
