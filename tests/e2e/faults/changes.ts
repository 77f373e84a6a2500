import type { BrowserContext, Page } from '@playwright/test'
import type { CustomerName } from '../../../sandbox/customers'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import { drivers } from '../../paths/drivers/all'
import type { Driver } from '../../paths/drivers/portal'
import { createTranslate } from '../../paths/drivers/translate'
import { content } from '../support/customer'
import { resetPath } from '../support/paths'
import { payDialog } from '../support/payment'

export interface ChangeFixtures {
  page: Page
  context: BrowserContext
  sandbox: Sandbox
  origin: string
  /** The errors on the browser's console. */
  pageErrors: string[]
}

/** How a customer changes something, and what the screen shows of it. */
export interface Change {
  /** The customer; signed out by default. */
  account?: CustomerName
  path: string | ((fixtures: ChangeFixtures) => Promise<string>)
  /** The number of the current contract, if not the first. */
  phone?: string
  /** Does everything except the press that sends the change; also after a fault. */
  prepare?: (fixtures: ChangeFixtures) => Promise<void>
  /** The press that sends the change. */
  send: (page: Page) => Promise<void>
  /** The send empties the fields; otherwise they keep their text after a fault. */
  empties?: true
  /** Waits for the sign of success. */
  done: (page: Page) => Promise<unknown>
  /** The screen shows what the provider did, also without its answer: each fault needs a new visit. */
  isShownWithoutAnswer?: true
  /** The portal sends it after a read: the customer presses nothing, and nothing is locked. */
  isAutomatic?: true
}

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, textarea'))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
/** The message after a change. */
export const success = (page: Page) => page.getByText('Aktivierung erfolgreich')

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

const press = (name: string) => ({ send: (page: Page) => button(page, name).click() })
const typing = (typed: Record<string, string>) => ({
  prepare: ({ page }: ChangeFixtures) => fill(page, typed),
})
const signedIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mtel Free M' }).waitFor()
const succeeded = (page: Page) => success(page).waitFor()

const signedInAt = (path: string) => ({ account: 'everyday', path }) as const
const billsPage = { ...signedInAt('/bills'), phone: '436601000011' }

/** A choice changes the setting at once. */
const setting = (tab: string, choose: (page: Page) => Promise<void>): Change => ({
  ...signedInAt(`/administration?tab=${tab}`),
  send: choose,
  done: succeeded,
})
const otherRadio = (page: Page) =>
  content(page).getByRole('radio', { checked: false, disabled: false }).first().click()

const newPassword = { 'Neues Passwort': 'Winter2026', 'Passwort wiederholen': 'Winter2026' }
const savePassword = { ...typing(newPassword), ...press('Passwort speichern'), done: succeeded }
const savePasswordAndEmpty = { ...savePassword, empties: true } as const

/** A button of a tariff's card opens the dialog that activates or deactivates it. */
const tariff = (name: string, action: string, confirm: string, after: string): Change => ({
  ...signedInAt('/Tariffs'),
  isShownWithoutAnswer: true,
  prepare: ({ page }) =>
    page.getByRole('article', { name }).getByRole('button', { name: action, exact: true }).click(),
  ...press(confirm),
  async done(page) {
    await button(page, 'Fertig').click()
    await page.getByRole('article', { name }).getByRole('button', { name: after }).waitFor()
  },
})

const topUp = { Telefonnummer: '436601000001', Betrag: '20' }

const word = createTranslate('de')
/** The changes that drivers declare: a dialog confirms them. */
const confirmedChanges = Object.fromEntries(
  Object.values<Driver>(drivers).flatMap(({ confirmation, ports }) => {
    if (!confirmation) return []
    const { path, request, confirm, success } = confirmation
    const change: Change = {
      ...signedInAt(path),
      prepare: ({ page }) => button(page, word(request)).click(),
      ...press(word(confirm)),
      done: (page) => page.getByText(word(success)).waitFor(),
    }
    const senders = Object.values(ports).filter(({ isRead }) => !isRead)
    return senders.flatMap(({ operations }) => operations.map((id) => [id, change]))
  }),
)

/** Every change of openapi.yaml on its screen; the matrix fails if one is missing. */
export const changes: Partial<Record<OperationId, Change>> = {
  ...confirmedChanges,
  sendSms: {
    path: '/login',
    ...typing({ Telefonnummer: '436601000001' }),
    ...press('Code anfordern'),
    done: (page) => field(page, 'SMS-Code').waitFor(),
  },
  loginWithSms: {
    path: '/login',
    async prepare({ page, sandbox }) {
      if (!(await field(page, 'SMS-Code').isVisible())) {
        await field(page, 'Telefonnummer').fill('436601000001')
        await button(page, 'Code anfordern').click()
        await field(page, 'SMS-Code').waitFor()
      }
      await field(page, 'SMS-Code').fill(sandbox.outbox[0]?.code ?? '')
    },
    ...press('Anmelden'),
    done: signedIn,
  },
  loginWithPassword: {
    path: '/login',
    async prepare({ page }) {
      await page.getByRole('tab', { name: 'Benutzername' }).click()
      await page.getByRole('textbox', { name: 'Benutzername' }).fill('everyday')
      await field(page, 'Passwort').fill('Portal2026')
    },
    ...press('Anmelden'),
    done: signedIn,
  },
  changeLanguage: setting('language', otherRadio),
  changeVoicemailState: setting('voicemail', otherRadio),
  changeSmsNotifications: setting('sms', (page) =>
    content(page).getByRole('switch', { disabled: false }).click(),
  ),
  submitConsent: setting('consents', (page) =>
    content(page).getByRole('switch', { name: 'per SMS', disabled: false }).click(),
  ),
  readNotification: {
    ...signedInAt('/customer-support'),
    isShownWithoutAnswer: true,
    isAutomatic: true,
    prepare: ({ page }) => content(page).getByRole('heading').first().waitFor(),
    send: (page) => page.evaluate(() => history.pushState(null, '', '/notification/4')),
    done: (page) => page.getByRole('button', { name: 'Benachrichtigungen, 1 ungelesen' }).waitFor(),
  },
  activateTariff: tariff('Extra 5 GB', 'Aktivieren', 'Zahlungspflichtig aktivieren', 'Deaktivieren'),
  deactivateTariff: tariff('Mtel Free M', 'Deaktivieren', 'Mtel Free M beenden', 'Aktivieren'),
  prepareTopUp: {
    ...signedInAt('/recharge-credit'),
    async prepare({ page }) {
      await fill(page, topUp)
      await button(page, 'Aufladen').click()
    },
    ...press('Weiter zur Zahlung'),
    done: (page) => page.waitForURL(/\/pay\//),
  },
  topUpWithVoucher: {
    ...signedInAt('/recharge-credit?tab=voucher'),
    ...typing({ Telefonnummer: '436601000001', Gutscheincode: '1000-2000-3010' }),
    ...press('Aufladen'),
    done: succeeded,
  },
  sendSupportRequest: {
    ...signedInAt('/customer-support?view=form'),
    ...typing({ Beschreibung: 'Warum ist meine Rechnung höher als sonst?' }),
    ...press('Senden'),
    done: succeeded,
  },
  payBill: { ...billsPage, ...press('Online bezahlen'), done: (page) => payDialog(page).waitFor() },
  downloadPdf: {
    ...billsPage,
    ...press('PDF herunterladen'),
    done: (page) => page.waitForEvent('download'),
  },
  requestPasswordReset: {
    path: '/forgot-password',
    ...typing({ Benutzername: 'everyday' }),
    ...press('Neues Passwort anfordern'),
    done: (page) => page.getByText('Bitte sehen Sie in Ihren E-Mails nach.').waitFor(),
  },
  updatePassword: { path: ({ sandbox, origin }) => resetPath(sandbox, origin), ...savePasswordAndEmpty },
  changeAccountPassword: { ...signedInAt('/administration?tab=account'), ...savePasswordAndEmpty },
  changeTvPassword: {
    ...signedInAt('/tv'),
    ...savePassword,
    async prepare({ page }) {
      await page
        .getByRole('navigation', { name: 'Verträge' })
        .getByRole('link', { name: 'TV-Passwort' })
        .click()
      await fill(page, newPassword)
    },
  },
}
