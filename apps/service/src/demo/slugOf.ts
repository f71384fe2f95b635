/**
 * Spells a name as the web does: `Bjørk & Søn` becomes `bjork-son`.
 *
 * @source specification 1
 */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD')
  return plain
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
