/** A browser in which the journeys run. */
export interface Engine {
  name: string
  version: string
  /** Somebody who has never been here: nothing is stored, nothing is kept. */
  openProfile(): Promise<Profile>
  quit(): Promise<void>
}

export interface Profile {
  /** The first one, and each one that is opened beside it. */
  openTab(): Promise<Tab>
  close(): Promise<void>
}

/** A document, as a hand and an eye reach it. */
export interface Frame {
  /** The value of an expression in it, which has to be a text. */
  evaluate(expression: string): Promise<string>
  /** Pointer, wheel and keys as the engine itself gets them from a hand. */
  perform(actions: InputSource[]): Promise<void>
}

export interface Tab extends Frame {
  goto(address: string): Promise<void>
  goBack(): Promise<void>
  /** The only frame of the page, of whatever origin. */
  frame(): Promise<Frame>
  /** What is to be seen, as a PNG. */
  screenshot(): Promise<Buffer>
}

/** What a device does, step by step: the form is the same in WebDriver and in WebDriver BiDi. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerStep[] }

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

/** The window of a small computer. */
export const viewport = { width: 1280, height: 900 }
