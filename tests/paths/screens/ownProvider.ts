import type { PathEvent } from '../../../tools/paths/alphabet'

/** The customers that walks need. docs/testers.md lists what each must have. */
export const roles = ['everyday', 'billed', 'undecided', 'empty'] as const

export type Role = (typeof roles)[number]

/** What the tester's file says about a customer; docs/testers.md explains the fields. */
export interface Tester {
  username: string
  password: string
  phone?: string
  code?: string
  newPassword?: string
  voucher?: string
}

/** Why something cannot be done here; `undefined` where it was done. */
export type Impossible = string | undefined

/** One way to come before the screen. */
export interface OwnVisit {
  name: string
  role: Role
  path: string
  /** Nobody has signed in yet. */
  isAnonymous?: boolean
  /** It is made, too, if the portal asks the customer for consents. */
  isAboutConsents?: boolean
  /** Opening it sends something, and has to be allowed. */
  isSending?: boolean
}

/** How a machine is walked before a provider that cannot be told what to answer. */
export interface OwnProvider {
  visits: readonly OwnVisit[]
  /** Events that are brought about only where the machine does something of it: to ignore one is a fault. */
  heeded?: readonly string[]
  /** Events that lead away from where only a change leads to: everything else is tried there before. */
  leaving?: readonly string[]
  /** Events that nobody can bring about here, and delays for which nobody waits, each with the reason. */
  cannot?: Readonly<Record<string, string>>
  /** States that these accounts and this provider do not lead to, each with what it takes. */
  takes?: Readonly<Record<string, string>>
  /** Events that change what is set back at the end, on this page if not on that of the visit. */
  setsBack?: { after: string; on?: string }
}

/** The same in the page. */
export interface OwnScreen {
  /** Waits for what the walk begins with. */
  arrive?(visit: OwnVisit): Promise<Impossible>
  /** By the type of an event, what is done otherwise than on the paths. */
  happens?: Readonly<Record<string, (event: PathEvent) => Promise<unknown>>>
  /** What a look has of it that does not depend on the provider's data. */
  sees(look: never): Readonly<Record<string, unknown>>
}
