/** The position of a section on the screen. @unit px */
export interface SectionTop {
  readonly id: string
  readonly top: number
}

/**
 * Returns the id of the section that the user is reading, or null. This is the last section that starts above
 * `line` (a distance from the top of the screen, in px). At the end of the page it is the last section of
 * all, because a short last section might never get above the line.
 */
export function sectionAt(sections: readonly SectionTop[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null
  return sections.findLast(({ top }) => top <= line)?.id ?? null
}
