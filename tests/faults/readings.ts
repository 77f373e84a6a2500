import type { OperationId } from '../../sandbox/document'
import type { Sandbox } from '../../sandbox/sandbox'
import type { RouteName } from '../../src/app/routes'
import { resetPath, resultPath } from '../browser/support/paths'

/** The ways in which a read can fail. */
export const readFaults = ['not reached', 'refused', 'unreadable', 'given up'] as const
export type ReadFault = (typeof readFaults)[number]

/** A page that reads something to be shown. */
export interface Reading {
  path: string | ((sandbox: Sandbox) => Promise<string>)
  reads: OperationId
  /** Shown once the answer has arrived. */
  words: string | RegExp
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
/** The portal requests a payment's result once: an unknown result stays unknown, and only a refusal is a failure. */
const result = {
  words: 'Zahlung erfolgreich',
  says: {
    ...{ 'not reached': unconfirmed, unreadable: unconfirmed, 'given up': unconfirmed },
    refused: 'Zahlung fehlgeschlagen',
  },
}
const setting = (tab: string) => `/administration?tab=${tab}`

/** The reads of each page; `[]` where it reads nothing. A route without an entry fails the types. */
export const readings: Record<RouteName, Reading[]> = {
  resources: [
    { path: '/', reads: 'getResources', words: 'Minuten Österreich' },
    { path: '/', reads: 'getMeByPhone', phone: '436601000001', words: 'Minuten Österreich' },
  ],
  tv: [{ path: '/tv', reads: 'getTvTariff', words: 'TV Komfort' }],
  internet: [{ path: '/internet', reads: 'getInternetTariff', words: 'Internet 150' }],
  login: [],
  accessibility: [],
  forgotPassword: [],
  resetPassword: [{ path: resetLink, reads: 'checkReset', open: true, words: 'Passwort speichern' }],
  topUp: [{ path: '/recharge-credit', reads: 'getMe', words: 'Betrag' }],
  additionalPackages: [{ path: '/additional-packages', reads: 'getTariffs', words: 'Extra 5 GB' }],
  customerSupport: [{ path: '/customer-support', reads: 'getSupportRequestTypes', words: 'Beschreibung' }],
  tariffs: [{ path: '/Tariffs', reads: 'getTariffs', words: 'Extra 5 GB' }],
  tvTariffs: [{ path: '/tv-tariffs', reads: 'getTvTariffs', words: 'TV Komfort' }],
  tvPassword: [{ path: '/tv-password', reads: 'getMe', words: /TV-Passwort gibt es für TV-Verträge/ }],
  bills: [{ path: '/bills', reads: 'getBills', phone: '436601000011', words: 'November 2026' }],
  listing: [{ path: '/listing', reads: 'getListing', words: 'Details' }],
  notification: [{ path: '/notification/4', reads: 'getNotifications', words: /papierlos|Winter/ }],
  administration: [
    { path: setting('language'), reads: 'getLanguage', words: 'Serbisch' },
    { path: setting('sms'), reads: 'getSmsNotifications', words: /436601000001/ },
    { path: setting('voicemail'), reads: 'getVoicemailState', words: 'Ein, ohne Nachrichten' },
    { path: setting('consents'), reads: 'getConsents', words: 'per SMS' },
  ],
  devices: [{ path: '/device', reads: 'getDevices', words: /Keine offenen Gebühren/ }],
  topUpResult: [{ path: paid('/transaction-completed'), reads: 'getTransactionStatus', ...result }],
  paymentThankYouPageMobile: [
    { path: paid('/transaction-completed-mobile'), reads: 'getTransactionStatus', open: true, ...result },
  ],
  billResult: [{ path: paid('/transaction-completed-bill-paying'), reads: 'getBillStatus', ...result }],
  mobilePaymentView: [],
  notFound: [],
}

/** A read without a page: whether the consent modal must open. Without an answer, it does not. */
export const pagelessReads: readonly OperationId[] = ['getConsentStatus']

/** POST operations that read: `readings` has their screens. */
export const readingPosts: readonly OperationId[] = ['getLanguage', 'checkReset', 'getBillStatus']
