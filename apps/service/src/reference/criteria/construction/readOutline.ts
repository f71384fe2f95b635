import type { CriterionRecord } from '../../CriterionTypeRecord'

/**
 * Reads a tree that is noted down as an outline: a line for each node, two spaces deeper for each level, with
 * its code and its names in Danish, Swedish, Norwegian and English, divided by `|`.
 *
 * @throws Error when a line has no five parts or stands deeper than one level below the line above it.
 */
export function readOutline(outline: string): CriterionRecord[] {
  const above: string[] = []
  return outline
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2
      const [code, da, sv, nb, en, ...more] = line.trim().split('|')
      if (
        !code ||
        !da ||
        !sv ||
        !nb ||
        !en ||
        more.length > 0 ||
        !Number.isInteger(depth) ||
        depth > above.length
      ) {
        throw new Error(
          `The line "${line}" is no node of an outline, so its place or a name would be missing. ` +
            'Write code|da|sv|nb|en, two spaces deeper for each level.',
        )
      }
      above.length = depth
      const parent = above.at(-1) ?? null
      above.push(code)
      return { code, parent, names: { da, sv, nb, en } }
    })
}
