/**
 * Web standards that this package uses. Browsers and Node have them, but the TypeScript library `ES` does not
 * declare them.
 */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string>)
  get(name: string): string | null
  set(name: string, value: string): void
  toString(): string
  [Symbol.iterator](): IterableIterator<[string, string]>
}

declare class URL {
  constructor(text: string)
  readonly origin: string
  readonly searchParams: URLSearchParams
}

declare class TextEncoder {
  encode(text: string): Uint8Array
}
