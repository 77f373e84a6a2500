import { act, cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, vi } from 'vitest'
import type { Locales } from '../../i18n/i18n-types'
import { createSandbox } from '../../sandbox/app'
import type { CustomerName } from '../../sandbox/customers'
import { createDeferredAnswers, operationOf } from '../../sandbox/deferredAnswers'
import type { OperationId } from '../../sandbox/document'
import type { Sandbox } from '../../sandbox/sandbox'
import { tokenOf } from '../../sandbox/tokenOf'
import { App } from '../../src/app/App'
import { readConfig } from '../../src/app/config'
import { createPages } from '../../src/app/createPages'
import * as customerFlows from '../../src/app/customer/customerFlows'
import { createLanguage } from '../../src/app/language'
import { createMessages } from '../../src/app/messages'
import { fetchPage } from '../../src/app/Page'
import { recordOf } from '../../src/app/reports/recordOf'
import { reportContext } from '../../src/app/reports/reportContext'
import { watchFlows } from '../../src/app/reports/watchFlows'
import type { Pages } from '../../src/app/routes'
import { createServices } from '../../src/app/services'
import { fetchMenu } from '../../src/app/shell/SideMenu'
import { syncWithOtherTabs } from '../../src/app/syncWithOtherTabs'
import { createToasts } from '../../src/app/toasts'
import { type Brand, runtimeBrand } from '../../src/brands/brand'
import { LibraryNumber } from '../../src/core/phone/PhoneNumber'
import { prefetchLazyForms } from '../../src/features/login/Login'
import { paymentResultOf } from '../../src/features/payments/usePaymentResult'
import { createStorage, type StorageKey } from '../../src/lib/storage'
import { createTabStorage, type TabKey } from '../../src/lib/tabStorage'
import { Dialog } from '../../src/ui/Dialog'
import { InfoTip } from '../../src/ui/InfoTip'
import { MenuButton } from '../../src/ui/MenuButton'
import { SideSheet } from '../../src/ui/SideSheet'
import { leaksIn } from './reportLeaks'
// Loads with the test file, so that no single test waits for it.
import '../../src/api/sender'
import '../../src/app/background/startBackgroundTasks'
import '../../src/app/AskAboutCall'
import '../../src/app/background/DeclarationLinks'
import '../../src/app/consent/ConsentDialog'
import '../../src/app/menu/NarrowMenu'
import '../../src/app/shell/Shell'
import '../../src/ui/overlays/Explanation'
import '../../src/ui/overlays/Menu'
import '../../src/ui/overlays/ModalDialog'
import '../../src/ui/overlays/ModalSheet'
import '../../src/features/overview/Overview'
import { sandboxSettings } from '../../sandbox/portalSettings'
import { brands } from '../../scripts/brands'
import { findBrand } from '../../src/prerender/readBrands'

const loadedParts = [
  fetchMenu(),
  ...[Dialog, SideSheet, MenuButton, InfoTip, LibraryNumber].map(({ preload }) => preload()),
]
// Explanations load with the first input.
window.dispatchEvent(new Event('pointermove'))
await Promise.all(loadedParts)

export interface Visit {
  /** The address to open. */
  path?: string
  /** The state of the history entry, which a reload keeps. */
  historyState?: unknown
  /** The customer whose token an earlier visit stored; signed out by default. */
  account?: CustomerName
  brand?: string
  /** Its fields that differ from those of its folder. */
  changedBrand?: Partial<Brand>
  /** The languages of the deployment. */
  languages?: string
  /** The language selected in an earlier visit. */
  locale?: Locales
  /** Other values that an earlier visit stored. */
  stored?: Partial<Record<StorageKey, string>>
  /** The tab's memory from before a reload. */
  tab?: Partial<Record<TabKey, unknown>>
  /** The minutes without use after which a session ends; never by default. */
  inactivityMinutes?: number
  /** The `portal:` tags that differ from those of the sandbox. */
  settings?: Readonly<Record<string, string>>
  /** `off` for a deployment without the further reads of the overview. */
  furtherReads?: 'off'
  /** The answers to every call of these operations, instead of the sandbox's. */
  fixedAnswers?: { readonly [Id in OperationId]?: unknown }
  /** Operations whose answers are held from the start. */
  hold?: readonly OperationId[]
  /** The provider of an earlier visit; a new one by default. */
  sandbox?: Sandbox
  /** Replaces pages of the portal. */
  pages?: (pages: Pages) => Pages
  /** Watches every actor of the portal. */
  inspect?: ReturnType<typeof watchFlows>['inspect']
}

/** A fixed day, so that dates can be written into tests. */
export const today = new Date(2026, 10, 20, 10)

export const newSandbox = (): Sandbox => createSandbox({ now: today })

function setMeta(name: string, content: string): void {
  const meta =
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ?? document.createElement('meta')
  Object.assign(meta, { name, content })
  document.head.append(meta)
}

/** The data that the build writes into the document of a brand. */
function setBrand(id: string, changes: Partial<Brand> = {}): Brand {
  const brand = { ...runtimeBrand(findBrand([...brands.values()], id)), ...changes }
  setMeta('brand', JSON.stringify(brand))
  return brand
}

/** Closes the page of the last visit, and checks its calls for violations and its reports for customer data. */
let closePage = () => {}

/** The portal's listeners on the window are permanent; the window of a test outlives its page. */
function listenUntilClosed<Result>(listen: () => Result): { result: Result; stop: () => void } {
  const listenerSpy = vi.spyOn(window, 'addEventListener')
  const result = listen()
  const added = listenerSpy.mock.calls
  listenerSpy.mockRestore()
  const stop = () => {
    for (const [type, listener] of added) window.removeEventListener(type, listener)
  }
  return { result, stop }
}

/** Closes the page, as leaving or reloading does; stored values stay. */
export function leavePortal(): void {
  cleanup()
  const close = closePage
  // Leaves a faulty page as well: the next test must not fail because of it.
  closePage = () => {}
  close()
}

afterEach(leavePortal)

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A user at keyboard and mouse, as slow as a person: the effects of one event render before the next. */
const newCustomer = () =>
  userEvent.setup({ pointerEventsCheck: 0, advanceTimers: () => nextTask().then(nextTask) })

/** A call causes no rendering, so the test must poll for it. */
const poll = (condition: () => void) => waitFor(condition, { interval: 5 })

/** Opens the whole portal with its own sandbox, composed as in src/portal.tsx. */
export async function startPortal(visit: Visit = {}) {
  const { path = '/', account, brand = 'second', locale, stored, sandbox = newSandbox() } = visit
  leavePortal()
  const { storagePrefix } = setBrand(brand, visit.changedBrand)
  for (const [name, value] of Object.entries({ ...sandboxSettings, ...visit.settings })) setMeta(name, value)
  setMeta('portal:brand', brand)
  setMeta('portal:languages', visit.languages ?? 'de sr')
  setMeta('portal:countries', 'AT DE RS')
  setMeta('portal:further-reads', visit.furtherReads ?? '')
  setMeta('portal:inactivity-minutes', String(visit.inactivityMinutes ?? ''))
  setMeta('portal:payment-origin', 'http://localhost:5174')
  window.history.replaceState(visit.historyState ?? null, '', path)

  const storage = createStorage(storagePrefix)
  const tab = createTabStorage(storagePrefix)
  const storedValues = { ...stored, ...(locale && { locale }) }
  if (account) storedValues.token = await tokenOf(sandbox, account)
  for (const [key, value] of Object.entries(storedValues)) storage.write(key as StorageKey, value)
  for (const [key, value] of Object.entries(visit.tab ?? {})) tab.write(key as TabKey, value)

  const provider = async (request: Request) => {
    const answer = await sandbox.fetch(request)
    const json = visit.fixedAnswers?.[operationOf(request)]
    return json === undefined ? answer : Response.json(json)
  }
  const answers = createDeferredAnswers(provider, poll, visit.hold)
  const config = readConfig(document)
  const toasts = createToasts()
  const messages = createMessages(config.brand.words)
  const allPages = createPages(messages, config)
  const pages = visit.pages?.(allPages) ?? allPages
  const language = createLanguage(storage, document, config.locales, messages)
  const leaveTo = vi.fn<(address: string) => void>()
  const reload = vi.fn()
  const reports: object[] = []
  const { inspect: watch, breadcrumbs } = watchFlows()
  const inspect: typeof watch = (event) => {
    watch(event)
    visit.inspect?.(event)
  }
  const { result: services, stop: stopWatching } = listenUntilClosed(() => {
    const services = createServices({
      report: (kind, detail) =>
        reports.push({ ...recordOf(kind, detail), ...reportContext(document), trail: breadcrumbs() }),
      inspect,
      config,
      storage,
      tab,
      language,
      toasts,
      messages,
      pages,
      customerFlows,
      fetch: answers.fetch,
      leaveTo,
      reload,
    })
    syncWithOtherTabs(services, { storage, config }, reload)
    return services
  })
  closePage = () => {
    services.session.stop()
    paymentResultOf(services).stop()
    stopWatching()
    expect(sandbox.violations).toEqual([])
    expect(leaksIn(reports, sandbox)).toEqual([])
  }
  await Promise.all([
    language.ready,
    messages.loadPart('home'),
    messages.loadPart('rest'),
    fetchPage(path, pages),
  ])
  await prefetchLazyForms()
  await act(async () => render(<App {...{ config, storage, language, messages, pages, toasts, services }} />))
  const parts = { sandbox, answers, reports, services, storage, toasts, language, reload, leaveTo }
  return { ...parts, user: newCustomer() }
}

export type VisitedPortal = Awaited<ReturnType<typeof startPortal>>

/** The calls of an operation so far, oldest first. */
export const callsOf = ({ requests }: Sandbox, operationId: OperationId) =>
  requests.filter((request) => request.operationId === operationId)

/** Opens another address, as the browser's buttons and address bar do. */
export const goTo = (path: string) => act(async () => window.history.pushState(null, '', path))

/** Another tab writes to the storage that all tabs share. */
export function storeInOtherTab(key: string, newValue: string | null): Promise<void> {
  if (newValue === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, newValue)
  return act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}
