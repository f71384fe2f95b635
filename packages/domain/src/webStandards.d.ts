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
  static canParse(text: string, base?: string): boolean
  constructor(text: string, base?: string)
  readonly origin: string
  readonly hostname: string
  readonly port: string
  readonly searchParams: URLSearchParams
}

declare class TextEncoder {
  encode(text: string): Uint8Array
}
