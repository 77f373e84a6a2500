import { chromium } from '@playwright/test'
import { findProgram, isExecutable } from './programs'

const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** The Chromium of `$CHROMIUM`, if set; otherwise a Chrome or Chromium on the PATH, otherwise Playwright's own. */
export function browserPath(): string | undefined {
  const configuredPath = process.env.CHROMIUM
  if (configuredPath) return isExecutable(configuredPath) ? configuredPath : undefined
  return findProgram(browserNames, [chromium.executablePath()])
}

/** The same without windows, which takes two thirds of the time; otherwise the whole browser. */
export function headlessPath(): string | undefined {
  return process.env.CHROMIUM ? browserPath() : (findProgram(headlessNames) ?? browserPath())
}

/** Starts it headless, without its own sandbox, and without background requests. */
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
