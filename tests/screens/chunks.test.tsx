// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkMissing, loadChunk } from '../../src/lib/loadChunk'
import { serveDocument } from '../network'
import { startPortal } from '../testPortal'

/** How the part of the portal with the page /404 behaves. */
const part = vi.hoisted(() => ({ load: (): object => ({ default: () => 'the page' }) }))
vi.mock('../../src/screens/notFound/NotFound', async () => part.load())

describe('a part of the portal', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('S7: that does not load within 120 s fails', async () => {
    let failure: unknown = null
    const loading = loadChunk(() => new Promise(() => {})).catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await loading
    expect(failure).toBeInstanceOf(ChunkMissing)
  })

  it('S7: that loads in time is there, and nothing fails later', async () => {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('there'), 119_999))
    const loading = loadChunk(() => late)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(await loading).toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('S7: that cannot be fetched fails at once', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkMissing)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('where a page should stand', () => {
  beforeEach(() => {
    // React says on the console what it hands to the boundary.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('S7: a part that cannot be fetched says so, and offers to try again', async () => {
    part.load = () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const { user, reload } = await startPortal({ path: '/404' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Dieser Teil der Seite konnte nicht geladen werden.',
    )
    expect(screen.getByRole('link', { name: 'Startseite' })).toBeVisible()
    serveDocument()
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
