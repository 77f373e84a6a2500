import type { EventFrom } from 'xstate'
import { accountMachine } from '../../machines/account.machine'
import { billPaymentMachine } from '../../machines/billPayment.machine'
import { consentMachine } from '../../machines/consent.machine'
import { forgotPasswordMachine } from '../../machines/forgotPassword.machine'
import { inactivityMachine } from '../../machines/inactivity.machine'
import { listingMachine } from '../../machines/listing.machine'
import { notificationsMachine } from '../../machines/notifications.machine'
import { passwordChangeMachine } from '../../machines/passwordChange.machine'
import { passwordLoginMachine } from '../../machines/passwordLogin.machine'
import { paymentResultMachine } from '../../machines/paymentResult.machine'
import { pdfDownloadMachine } from '../../machines/pdfDownload.machine'
import { queryMachine } from '../../machines/query.machine'
import { resetLinkMachine } from '../../machines/resetLink.machine'
import { sessionMachine } from '../../machines/session.machine'
import { settingMachine } from '../../machines/setting.machine'
import { smsLoginMachine } from '../../machines/smsLogin.machine'
import { supportRequestMachine } from '../../machines/supportRequest.machine'
import { tariffMachine } from '../../machines/tariff.machine'
import { topUpMachine } from '../../machines/topUp.machine'
import { voucherMachine } from '../../machines/voucher.machine'
import { kindOfPort, type PortKind } from '../../scripts/machine-rules/kindOfPort'
import { kindOf } from '../../tools/paths/alphabet'
import { type Golden, readGolden } from '../../tools/paths/golden'

const machines = {
  account: accountMachine,
  billPayment: billPaymentMachine,
  consent: consentMachine,
  forgotPassword: forgotPasswordMachine,
  inactivity: inactivityMachine,
  listing: listingMachine,
  notifications: notificationsMachine,
  passwordChange: passwordChangeMachine,
  passwordLogin: passwordLoginMachine,
  paymentResult: paymentResultMachine,
  pdfDownload: pdfDownloadMachine,
  query: queryMachine,
  resetLink: resetLinkMachine,
  session: sessionMachine,
  setting: settingMachine,
  smsLogin: smsLoginMachine,
  supportRequest: supportRequestMachine,
  tariff: tariffMachine,
  topUp: topUpMachine,
  voucher: voucherMachine,
}

type Machines = typeof machines

export type Stem = keyof Machines

export const stems = Object.keys(machines) as Stem[]

/** A flow may send something as soon as it is opened, which is no event of the machine. */
type Happening<Of extends Stem> = 'open' | EventFrom<Machines[Of]>['type']

/** A name by which the tester allows something: `voucher/voucher.submit`. */
export type HappeningName = { [Each in Stem]: `${Each}/${Happening<Each>}` }[Stem]

/** `signsIn`: a session is opened with an account of the tester's own. */
export type Effect = PortKind | 'signsIn'

const signIns: readonly string[] = ['passwordLogin/checkCredentials', 'smsLogin/verifyCode']

export const effectOfPort = (stem: Stem, port: string): Effect =>
  signIns.includes(`${stem}/${port}`) ? 'signsIn' : (kindOfPort(machines[stem], port) ?? 'reads')

/** The ports that each event of the customer, and opening, leads to before the next event. */
export function portsLedTo(stem: Stem, { starts, paths }: Golden): Map<HappeningName, Set<string>> {
  const ledTo = new Map<HappeningName, Set<string>>()
  const note = (happening: string, calls: readonly { port: string }[]) => {
    const name = `${stem}/${happening}` as HappeningName
    ledTo.set(name, new Set([...(ledTo.get(name) ?? []), ...calls.map(({ port }) => port)]))
  }
  for (const { start, steps } of paths) {
    let last = 'open'
    note(last, starts[start]?.calls ?? [])
    for (const { event, calls } of steps) {
      if (kindOf(event.type).kind === 'outside') last = event.type
      note(last, calls)
    }
  }
  return ledTo
}

const weakestFirst: readonly Effect[] = ['reads', 'signsIn', 'changes', 'charges']

/** What an event does to the data of a provider, with all that follows from it before the next event. */
export const effects: ReadonlyMap<HappeningName, Effect> = new Map(
  stems.flatMap((stem) =>
    [...portsLedTo(stem, readGolden(stem))].map(([name, ports]) => {
      const found = [...ports].map((port) => effectOfPort(stem, port))
      return [name, weakestFirst.findLast((effect) => found.includes(effect)) ?? 'reads']
    }),
  ),
)
