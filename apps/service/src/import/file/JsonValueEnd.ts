/** Whether a character separates JSON values. This includes byte order marks and record separators. */
export const isJsonSpace = (char: string): boolean =>
  char === ' ' || char === '\n' || char === '\r' || char === '\t' || char === '\u001e' || char === '\ufeff'

/** Finds the end of a JSON value whose characters arrive one by one. */
export class JsonValueEnd {
  /** Whether the value is a number or a word, which ends before the character that follows it. */
  readonly isScalar: boolean
  #depth: number
  #isInString: boolean
  #isEscaped = false

  /** @param first the first character of the value */
  constructor(first: string) {
    this.#depth = first === '{' || first === '[' ? 1 : 0
    this.#isInString = first === '"'
    this.isScalar = this.#depth === 0 && !this.#isInString
  }

  /** Returns whether a character is the last one of the value, or the first one after a scalar. */
  isAt(char: string): boolean {
    if (this.#isInString) return this.#readString(char)
    if (this.isScalar) return char === ',' || char === '}' || char === ']' || isJsonSpace(char)
    if (char === '"') this.#isInString = true
    else if (char === '{' || char === '[') this.#depth += 1
    else if (char === '}' || char === ']') this.#depth -= 1
    return this.#depth === 0
  }

  #readString(char: string): boolean {
    if (this.#isEscaped) this.#isEscaped = false
    else if (char === '\\') this.#isEscaped = true
    else if (char === '"') {
      this.#isInString = false
      return this.#depth === 0
    }
    return false
  }
}
