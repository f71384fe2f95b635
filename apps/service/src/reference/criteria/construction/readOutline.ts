import type { CriterionRecord } from '../../CriterionTypeRecord'

/**
 * Parses a criterion tree from an outline with one line per node. A line has a code and the names in Danish,
 * Swedish, Norwegian and English, separated by `|`. Two spaces of indentation make one level.
 *
 * @throws Error when a line does not have five parts, or is more than one level deeper than the line above.
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
          `The line "${line}" is not a node of an outline, so its position or a name would be missing. ` +
            'Write code|da|sv|nb|en, indented by two spaces per level.',
        )
      }
      above.length = depth
      const parent = above.at(-1) ?? null
      above.push(code)
      return { code, parent, names: { da, sv, nb, en } }
    })
}
