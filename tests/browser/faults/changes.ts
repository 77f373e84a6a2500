import type { OperationId } from '../../../sandbox/document'
import { content } from '../support/landmarks'
import { resetPath } from '../support/paths'
import { payDialog } from '../support/payment'
import { button, type Change, field, fill, goTo, type Stage, success } from './change'

const press = (name: string) => ({
  send: (page: Stage['page']) => button(page, name).click(),
})
/** Values that are typed before the press, and stay. */
const typing = (typed: Record<string, string>) => ({
  keeps: Object.keys(typed),
  prepare: ({ page }: Stage) => fill(page, typed),
})
const signedIn = (page: Stage['page']) =>
  page.getByRole('heading', { level: 1, name: 'Mtel Free M' }).waitFor()
const told = (page: Stage['page']) => success(page).waitFor()

/** A setting changes as soon as it is chosen. */
const setting = (tab: string, choose: (page: Stage['page']) => Promise<void>): Change => ({
  account: 'everyday',
  path: `/administration?tab=${tab}`,
  send: choose,
  done: told,
})
const otherRadio = (page: Stage['page']) =>
  content(page).getByRole('radio', { checked: false, disabled: false }).first().click()

/** A new password is typed twice; the fields are emptied as soon as it is sent. */
const newPassword = { 'Neues Passwort': 'Winter2026', 'Passwort wiederholen': 'Winter2026' }
const savePassword = {
  prepare: ({ page }: Stage) => fill(page, newPassword),
  ...press('Passwort speichern'),
  done: told,
}

/** A tariff is activated or deactivated by a button of its card, and once more in a dialog. */
const tariff = (name: string, action: string, after: string): Change => ({
  account: 'everyday',
  path: '/Tariffs',
  anew: true,
  prepare: ({ page }) =>
    page.getByRole('article', { name }).getByRole('button', { name: action, exact: true }).click(),
  ...press('Bestätigen'),
  done: (page) => page.getByRole('article', { name }).getByRole('button', { name: after }).waitFor(),
})

const topUp = { Telefonnummer: '436601000001', Betrag: '20' }

/** Every change of openapi.yaml, on its screen; the spec fails where one is missing. */
export const changes: Partial<Record<OperationId, Change>> = {
  sendSms: {
    path: '/login',
    ...typing({ Telefonnummer: '436601000001' }),
    ...press('Code anfordern'),
    done: (page) => field(page, 'SMS-Code').waitFor(),
  },
  loginWithSms: {
    path: '/login',
    keeps: ['SMS-Code'],
    async prepare({ page, sandbox }) {
      if (!(await field(page, 'SMS-Code').isVisible())) {
        await field(page, 'Telefonnummer').fill('436601000001')
        await button(page, 'Code anfordern').click()
      }
      await field(page, 'SMS-Code').fill(sandbox.outbox[0]?.code ?? '')
    },
    ...press('Anmelden'),
    done: signedIn,
  },
  loginWithPassword: {
    path: '/login',
    keeps: ['Passwort'],
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
    account: 'everyday',
    path: '/customer-support',
    anew: true,
    byItself: true,
    prepare: ({ page }) => content(page).getByRole('heading').first().waitFor(),
    send: (page) => goTo(page, '/notification/4'),
    done: (page) => page.getByRole('button', { name: 'Benachrichtigungen, 1 ungelesen' }).waitFor(),
  },
  activateTariff: tariff('Extra 5 GB', 'Aktivieren', 'Deaktivieren'),
  deactivateTariff: tariff('Mtel Free M', 'Deaktivieren', 'Aktivieren'),
  prepareTopUp: {
    account: 'everyday',
    path: '/recharge-credit',
    keeps: Object.keys(topUp),
    async prepare({ page }) {
      await fill(page, topUp)
      await button(page, 'Aufladen').click()
    },
    ...press('Weiter zur Zahlung'),
    done: (page) => page.waitForURL(/\/pay\//),
  },
  topUpWithVoucher: {
    account: 'everyday',
    path: '/recharge-credit?tab=voucher',
    ...typing({ Telefonnummer: '436601000001', Gutscheincode: '1000-2000-3010' }),
    ...press('Aufladen'),
    done: told,
  },
  sendSupportRequest: {
    account: 'everyday',
    path: '/customer-support',
    ...typing({ Beschreibung: 'Warum ist meine Rechnung höher als sonst?' }),
    ...press('Senden'),
    done: told,
  },
  payBill: {
    account: 'everyday',
    path: '/bills',
    phone: '436601000011',
    ...press('Online bezahlen'),
    done: (page) => payDialog(page).waitFor(),
  },
  downloadPdf: {
    account: 'everyday',
    path: '/bills',
    phone: '436601000011',
    ...press('PDF herunterladen'),
    done: (page) => page.waitForEvent('download'),
  },
  requestPasswordReset: {
    path: '/forgot-password',
    ...typing({ Benutzername: 'everyday' }),
    ...press('Neues Passwort anfordern'),
    done: (page) => page.getByText('Bitte sehen Sie in Ihren E-Mails nach.').waitFor(),
  },
  updatePassword: { path: ({ sandbox, origin }) => resetPath(sandbox, origin), ...savePassword },
  changeAccountPassword: { account: 'everyday', path: '/administration?tab=account', ...savePassword },
  changeTvPassword: {
    account: 'everyday',
    path: '/tv',
    ...savePassword,
    keeps: Object.keys(newPassword),
    async prepare({ page }) {
      await page
        .getByRole('navigation', { name: 'Verträge' })
        .getByRole('link', { name: 'TV-Passwort' })
        .click()
      await fill(page, newPassword)
    },
  },
}
