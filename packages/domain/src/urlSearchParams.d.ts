/** The part of the URL standard that the codec uses: it is in browsers and in Node, but not in the ES library. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string>)
  get(name: string): string | null
  set(name: string, value: string): void
  toString(): string
}
