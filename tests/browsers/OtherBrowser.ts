/** The keys that tests press, by their `KeyboardEvent.key`. */
export type Key = 'ArrowUp' | 'Enter' | 'Escape' | 'Tab'

/** A point of the viewport in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A browser besides Chromium, with the few actions that work alike in all of them. */
export interface OtherBrowser {
  open: (address: string) => Promise<void>
  /** Returns the value of a JavaScript expression in the page. The value must be serializable. */
  read: <Value>(expression: string) => Promise<Value>
  click: (point: Point) => Promise<void>
  drag: (from: Point, to: Point) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  back: () => Promise<void>
  end: () => Promise<void>
}
