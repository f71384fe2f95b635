import { isJsonSpace, JsonValueEnd } from './JsonValueEnd'

/** A part of a JSON text, as found by `JsonScanner`. `raw` is null if the part is too long to be kept. */
export type JsonPart =
  | { readonly kind: 'field'; readonly name: string; readonly raw: string | null }
  | { readonly kind: 'element'; readonly list: string; readonly raw: string | null }
  /** A list that is streamed has begun, so the document is a package. */
  | { readonly kind: 'list'; readonly list: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'broken' }

/** Thrown when a text is not JSON. */
class JsonSyntaxError extends Error {}

type State = 'between' | 'key or end' | 'key' | 'colon' | 'value' | 'element or end' | 'capture' | 'broken'

/**
 * Finds the parts of JSON documents in a text that arrives in pieces, without keeping the text. A part is a
 * property of a document, an entry of a document that is a list, or an entry of a property in `lists`.
 * Several documents may follow each other, with or without line breaks. The parts themselves are not checked.
 */
export class JsonScanner {
  readonly #lists: ReadonlySet<string>
  readonly #longest: number
  readonly #parts: JsonPart[] = []
  #state: State = 'between'
  #key = ''
  /** The name of the list whose entries are being read. Null outside such lists. */
  #list: string | null = null
  #captured: string[] = []
  #length = 0
  #value = new JsonValueEnd('')
  #isEscaped = false
  #documents = 0
  #hasLongDocument = false

  /** @param longest the maximum number of characters of a part that is kept */
  constructor(lists: readonly string[], longest: number) {
    this.#lists = new Set(lists)
    this.#longest = longest
  }

  /** Whether the text ends where it may end. */
  get isComplete(): boolean {
    return (this.#state === 'between' && this.#documents > 0) || this.#state === 'broken'
  }

  get documents(): number {
    return this.#documents
  }

  take(): JsonPart[] {
    return this.#parts.splice(0)
  }

  /** @throws JsonSyntaxError when the first document is not JSON. Later documents are skipped instead. */
  push(text: string): void {
    let start = 0
    for (let index = 0; index < text.length; index += 1) {
      const char = text.charAt(index)
      if (char === '\n' && this.#endBrokenLine()) continue
      if (this.#state === 'capture') {
        if (!this.#value.isAt(char)) continue
        // The character after a number or a word belongs to the document, and is read once more.
        const end = this.#value.isScalar ? index : index + 1
        this.#keep(text.slice(start, end))
        this.#finish()
        if (this.#value.isScalar) index -= 1
      } else if (this.#begins(char)) start = index
    }
    if (this.#state === 'capture') this.#keep(text.slice(start))
  }

  /**
   * Gives a document up that is not closed at the end of its line, if all documents before it took one line.
   */
  #endBrokenLine(): boolean {
    if (this.#state === 'between') return true
    if (this.#state !== 'broken') {
      if (this.#documents === 0 || this.#hasLongDocument) {
        this.#hasLongDocument = true
        return false
      }
      this.#parts.push({ kind: 'broken' })
    }
    this.#reset()
    return true
  }

  #reset(): void {
    this.#state = 'between'
    this.#list = null
    this.#captured = []
    this.#isEscaped = false
  }

  /** Reads a character outside of parts. Returns whether a part begins with it. */
  #begins(char: string): boolean {
    if (this.#state === 'key') {
      this.#readKey(char)
      return false
    }
    if (this.#state === 'broken' || isJsonSpace(char)) return false
    switch (this.#state) {
      case 'between':
        if (char === '{') this.#state = 'key or end'
        else if (char === '[') this.#enterList('')
        else this.#fail(char)
        return false
      case 'key or end':
        if (char === '"') this.#startKey()
        else if (char === '}') this.#endDocument()
        else if (char !== ',') this.#fail(char)
        return false
      case 'colon':
        if (char === ':') this.#state = 'value'
        else this.#fail(char)
        return false
      case 'element or end':
        if (char === ',') return false
        if (char !== ']') return this.#startCapture(char)
        if (this.#list === '') this.#endDocument()
        else this.#state = 'key or end'
        this.#list = null
        return false
      default:
        if (char !== '[' || !this.#lists.has(this.#key)) return this.#startCapture(char)
        this.#enterList(this.#key)
        return false
    }
  }

  #fail(char: string): void {
    if (this.#documents === 0)
      throw new JsonSyntaxError(`the character ${JSON.stringify(char)} is not expected`)
    this.#parts.push({ kind: 'broken' })
    this.#reset()
    this.#state = 'broken'
  }

  #startKey(): void {
    this.#key = ''
    this.#state = 'key'
  }

  #readKey(char: string): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (char === '\\') this.#isEscaped = true
    else if (char === '"') {
      this.#state = 'colon'
      return
    }
    if (this.#key.length < 100) this.#key += char
  }

  #enterList(list: string): void {
    this.#list = list
    this.#state = 'element or end'
    this.#parts.push({ kind: 'list', list })
  }

  #endDocument(): void {
    this.#documents += 1
    this.#state = 'between'
    this.#parts.push({ kind: 'end' })
  }

  #startCapture(char: string): boolean {
    this.#state = 'capture'
    this.#length = 0
    this.#value = new JsonValueEnd(char)
    return true
  }

  #keep(text: string): void {
    this.#length += text.length
    if (this.#length > this.#longest) this.#captured = []
    else this.#captured.push(text)
  }

  #finish(): void {
    const raw = this.#length > this.#longest ? null : this.#captured.join('')
    this.#captured = []
    if (this.#list === null) {
      this.#state = 'key or end'
      this.#parts.push({ kind: 'field', name: this.#key, raw })
    } else {
      this.#state = 'element or end'
      this.#parts.push({ kind: 'element', list: this.#list, raw })
    }
  }
}
