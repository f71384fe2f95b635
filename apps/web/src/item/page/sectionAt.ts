/** Where a section begins on the screen. @unit px */
export interface SectionTop {
  readonly id: string
  readonly top: number
}

/**
 * The section that is read: the last one that has begun above a line of the screen; at the end of the page the
 * last one, whose beginning may never reach the line; null above the first.
 */
export function sectionAt(sections: readonly SectionTop[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null
  return sections.findLast(({ top }) => top <= line)?.id ?? null
}
