/**
 * Replaces a generated part of a page. Two comments with the name of the part mark where it begins and ends.
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
