import { chromium } from '@playwright/test'
import { canRun, onPath } from './programs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** The Chromium of `$CHROMIUM`, if set; otherwise a Chrome or Chromium on the PATH, otherwise Playwright's own. */
export function browserPath(): string | undefined {
  const named = process.env.CHROMIUM
  if (named) return canRun(named) ? named : undefined
  return [...onPath(names), chromium.executablePath()].find(canRun)
}

/** The same without windows, which takes two thirds of the time; otherwise the whole browser. */
export function headlessPath(): string | undefined {
  return process.env.CHROMIUM ? browserPath() : (onPath(headlessNames).find(canRun) ?? browserPath())
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
