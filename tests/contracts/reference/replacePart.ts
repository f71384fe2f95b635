/**
 * Puts a generated part into a page, between the two comments that name it.
 *
 * @throws Error where the page has no such part.
 */
export function replacePart(page: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`The page has no ${begin} … ${end}. Put both where the part belongs.`)
  return `${page.slice(0, from)}${begin}\n${part}\n${page.slice(to)}`
}
