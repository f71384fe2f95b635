/** Texts that other texts can begin with. */
export interface Beginnings {
  readonly add: (text: string) => void
  /** Returns the length of the longest one that a text begins with, or 0. */
  readonly longestOf: (text: string) => number
}

export function createBeginnings(): Beginnings {
  const known = new Set<string>()
  let longest = 0
  return {
    add(text) {
      known.add(text)
      longest = Math.max(longest, text.length)
    },
    longestOf(text) {
      for (let length = Math.min(text.length, longest); length > 0; length -= 1) {
        if (known.has(text.slice(0, length))) return length
      }
      return 0
    },
  }
}
