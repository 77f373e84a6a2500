import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { installJsdomPolyfills } from './jsdomPolyfills'

// A whole portal in jsdom is slow on a busy machine. Only failing tests wait this long.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

installJsdomPolyfills()

// Each test leaves the browser as it found it.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.innerWidth = 1024
  document.title = ''
})
