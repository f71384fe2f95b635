/**
 * Replaces the generated part of a page between the comments `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws Error if the page has no such part
 */
export function replacePart(page: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`The page has no ${begin} … ${end}. Add both where the part belongs.`)
  return `${page.slice(0, from)}${begin}\n${part}\n${page.slice(to)}`
}
