import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { canRun, onPath } from './programs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** Where installers put the browser outside of PATH. */
const usualPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'],
  darwin: ['/Applications', join(process.env.HOME ?? '/', 'Applications')].flatMap((folder) =>
    ['Google Chrome', 'Chromium'].map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
  ),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    ['Google\\Chrome', 'Chromium'].map((app) =>
      join(process.env[variable] ?? 'C:\\', app, 'Application', 'chrome.exe'),
    ),
  ),
}

/**
 * The Chromium to test with: the one that CHROMIUM names, an installed Chrome or Chromium, or the one that
 * Playwright has downloaded. A wrong CHROMIUM is not replaced by another browser.
 */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM
  if (named) return canRun(named) ? named : undefined
  const usual = usualPaths[process.platform] ?? []
  return [...onPath(names), ...usual, chromium.executablePath()].find(canRun)
}

/** The same without the parts that draw windows, which takes two thirds of the time; the whole browser where there is none. */
export function headlessPath(): string | undefined {
  return process.env.CHROMIUM ? browserPath() : (onPath(headlessNames).find(canRun) ?? browserPath())
}

/** How it is started: without a window, without a sandbox of its own, and asking nobody for anything by itself. */
export const headlessArgs: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
