/** The position of a section on the screen. @unit px */
export interface SectionTop {
  readonly id: string
  readonly top: number
}

/**
 * Returns the section being read: the last one that starts above the line. At the end of the page it is the
 * last section, which may never reach the line. Null above the first section.
 */
export function sectionAt(sections: readonly SectionTop[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null
  return sections.findLast(({ top }) => top <= line)?.id ?? null
}
