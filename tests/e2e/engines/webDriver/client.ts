/** The commands of WebDriver that the tests send, with their addresses: https://www.w3.org/TR/webdriver2/ */
export const addresses = {
  NewWindow: 'window/new',
  SwitchToWindow: 'window',
  SetWindowRect: 'window/rect',
  CloseWindow: 'window',
  Navigate: 'url',
  Back: 'back',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  SwitchToFrame: 'frame',
  TakeScreenshot: 'screenshot',
} as const
export type Command = keyof typeof addresses

/** Sends a command; the specification says what the value of each command is. */
export type Send = <Value>(command: Command, parameters?: object) => Promise<Value>

export interface Point {
  x: number
  y: number
}

/** A document, with the engine's own pointer and keyboard. */
export interface Frame {
  evaluate<Value>(expression: string): Promise<Value>
  click(point: Point): Promise<void>
  /** Presses the keys of each stroke together, one stroke after the other. */
  type(strokes: readonly string[]): Promise<void>
}

/** A browser in which the journeys run. */
export type Engine = ReturnType<typeof engineOf>
export type Tab = Awaited<ReturnType<Engine['openTab']>>

/** The window of a small computer, with the toolbar above the page. */
export const windowSize = { width: 1280, height: 938 }

export function engineOf(send: Send, quit: () => Promise<void>) {
  let current = ''
  return {
    async openTab() {
      // WebKit never finishes a click in a tab that WebDriver opened, so this opens a window.
      const { handle } = await send<{ handle: string }>('NewWindow', { type: 'window' })
      const sendHere: Send = async (command, parameters) => {
        if (current !== handle) await send('SwitchToWindow', { handle })
        current = handle
        return send(command, parameters)
      }
      await sendHere('SetWindowRect', windowSize)
      return {
        ...tabOf(sendHere),
        async close() {
          // The first window stays open. WebDriver opens another only from a selected window.
          const [first = ''] = await sendHere<string[]>('CloseWindow')
          await send('SwitchToWindow', { handle: first })
          current = first
        },
      }
    },
    quit,
  }
}

function tabOf(send: Send) {
  const perform = (source: object) => send<void>('PerformActions', { actions: [source] })
  const page: Frame = {
    evaluate: (expression) => send('ExecuteScript', { script: `return ${expression}`, args: [] }),
    click({ x, y }) {
      const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      return perform({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...presses] })
    },
    type(strokes) {
      const act = (type: string, keys: string[]) => keys.map((value) => ({ type, value }))
      const actions = strokes.flatMap((keys) => [
        ...act('keyDown', [...keys]),
        ...act('keyUp', [...keys].reverse()),
      ])
      return perform({ type: 'key', id: 'keyboard', actions })
    },
  }
  return {
    ...page,
    goto: (url: string) => send<void>('Navigate', { url }),
    goBack: () => send<void>('Back'),
    screenshot: async () => Buffer.from(await send<string>('TakeScreenshot', { full: false }), 'base64'),
    /** The only frame of the page, of any origin. */
    frame: {
      async evaluate(expression) {
        await send('SwitchToFrame', { id: 0 })
        return page.evaluate<never>(expression).finally(() => send('SwitchToFrame', { id: null }))
      },
      // Engines measure from different corners in a frame, but from the same corner in the page.
      async click({ x, y }) {
        const corner = await page.evaluate<Point>("document.querySelector('iframe').getBoundingClientRect()")
        await page.click({ x: Math.round(corner.x + x), y: Math.round(corner.y + y) })
      },
      type: page.type,
    } satisfies Frame,
  }
}
