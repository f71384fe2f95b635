export interface SectionTop {
  readonly id: string
  readonly top: number
}

/**
 * Returns the id of the section that the user is reading, or null above the first one. It is the last section
 * that starts above `line` (px from the top of the screen). At the end of the page it is the last section,
 * because a short one might never get above the line.
 */
export function sectionAt(sections: readonly SectionTop[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null
  return sections.findLast(({ top }) => top <= line)?.id ?? null
}
