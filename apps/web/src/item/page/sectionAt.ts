export interface SectionTop {
  readonly id: string
  readonly top: number
}

/**
 * Returns the id of the section that the user is reading: the last one that starts above `line` (px from the
 * top of the screen). Returns null above the first section. At the end of the page returns the last section,
 * because a short section might never reach the line.
 */
export function sectionAt(sections: readonly SectionTop[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null
  return sections.findLast(({ top }) => top <= line)?.id ?? null
}
