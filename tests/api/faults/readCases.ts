import { existsSync, readFileSync } from 'node:fs'
import { apiValidator } from '../../../sandbox/apiValidator'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import { type Route, routes } from '../../../src/app/routes'
import { resetPath, resultPath } from '../../e2e/support/paths'

/** The ways in which a read can fail. */
export const readFaults = ['not reached', 'refused', 'unreadable', 'timed out'] as const
export type ReadFault = (typeof readFaults)[number]

/** A page that reads something to be shown. */
export interface ReadCase {
  path: string | ((sandbox: Sandbox) => Promise<string>)
  reads: OperationId
  /** Shown once the answer has arrived. */
  text: string | RegExp
  /** The test visits the page without a session. */
  open?: true
  /** The number of the contract that is current, if not the first. */
  phone?: string
  /** The heading of a page that explains the failure instead of offering a retry. */
  says?: Record<ReadFault, string>
}

const resetLink = (sandbox: Sandbox) => resetPath(sandbox, 'http://localhost')
const paid = (path: string) => async (sandbox: Sandbox) => resultPath(sandbox, path)

const unconfirmed = 'Zahlung noch nicht bestätigt'
/** The portal requests a payment's result once: without an answer about the payment, it stays unknown. */
const result = {
  text: 'Zahlung erfolgreich',
  says: {
    'not reached': unconfirmed,
    refused: unconfirmed,
    unreadable: unconfirmed,
    'timed out': unconfirmed,
  },
}
const setting = (tab: string) => `/administration?tab=${tab}`

/** The reads of each page; a page without an entry reads what the flow with its name calls. */
const listedCases: Partial<Record<string, ReadCase[]>> = {
  resources: [
    { path: '/', reads: 'getResources', text: 'Minuten Österreich' },
    { path: '/', reads: 'getMeByPhone', phone: '436601000001', text: 'Minuten Österreich' },
  ],
  tv: [{ path: '/tv', reads: 'getTvTariff', text: 'TV Komfort' }],
  internet: [{ path: '/internet', reads: 'getInternetTariff', text: 'Internet 150' }],
  resetPassword: [{ path: resetLink, reads: 'checkReset', open: true, text: 'Passwort speichern' }],
  topUp: [{ path: '/recharge-credit', reads: 'getMe', text: 'Betrag' }],
  additionalPackages: [{ path: '/additional-packages', reads: 'getTariffs', text: 'Extra 5 GB' }],
  customerSupport: [
    { path: '/customer-support?view=form', reads: 'getSupportRequestTypes', text: 'Beschreibung' },
  ],
  tariffs: [{ path: '/Tariffs', reads: 'getTariffs', text: 'Extra 5 GB' }],
  tvTariffs: [{ path: '/tv-tariffs', reads: 'getTvTariffs', text: 'TV Komfort' }],
  tvPassword: [{ path: '/tv-password', reads: 'getMe', text: /TV-Passwort gibt es für TV-Verträge/ }],
  bills: [{ path: '/bills', reads: 'getBills', phone: '436601000011', text: 'November 2026' }],
  listing: [{ path: '/listing', reads: 'getListing', text: 'Details' }],
  notification: [{ path: '/notification/4', reads: 'getNotifications', text: /papierlos|Winter/ }],
  administration: [
    { path: setting('language'), reads: 'getLanguage', text: 'Serbisch' },
    { path: setting('sms'), reads: 'getSmsNotifications', text: /660 1000001/ },
    { path: setting('voicemail'), reads: 'getVoicemailState', text: 'Ein, ohne Nachrichten' },
    { path: setting('consents'), reads: 'getConsents', text: 'per SMS' },
  ],
  devices: [{ path: '/device', reads: 'getDevices', text: /Keine offenen Gebühren/ }],
  topUpResult: [{ path: paid('/transaction-completed'), reads: 'getTransactionStatus', ...result }],
  paymentThankYouPageMobile: [
    { path: paid('/transaction-completed-mobile'), reads: 'getTransactionStatus', open: true, ...result },
  ],
  billResult: [{ path: paid('/transaction-completed-bill-paying'), reads: 'getBillStatus', ...result }],
}

function casesOfFlow(name: string, path: string): ReadCase[] {
  const file = [`src/features/${name}/ports.ts`].find(existsSync)
  const calls = file ? readFileSync(file, 'utf8').matchAll(/api\.GET\('([^']+)'/g) : []
  return [...calls].map(([, address]) => {
    const reads = apiValidator().operations.find((one) => one.method === 'get' && one.path === address)?.id
    if (!reads) throw new Error(`${file} calls GET ${address}, which openapi.yaml does not describe`)
    return { path, reads, text: /./ }
  })
}

export const readCases: Readonly<Record<string, ReadCase[]>> = Object.fromEntries(
  Object.entries<Route>(routes).map(([name, { path }]) => [
    name,
    listedCases[name] ?? casesOfFlow(name, path),
  ]),
)

/** A read without a page: whether the consent modal must open. Without an answer, it does not. */
export const pagelessReads: readonly OperationId[] = ['getConsentStatus']

/** POST operations that read: `readCases` has their screens. */
export const postReads: readonly OperationId[] = ['getLanguage', 'checkReset', 'getBillStatus']
