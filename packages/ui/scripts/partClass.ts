interface StyleIdentity {
  /** Different for every style. */
  hash: string
  filePath: string
  /** The name that the source gives to the style. By convention, it is the name of its export. */
  debugId?: string
}

/**
 * Returns the class name of a style, such as `sp-Carousel-track`. Apps can use the class name, because it
 * contains no hash. A style that is named like its file gets a name such as `sp-Carousel`.
 */
export function partClass(filePath: string, name: string): string {
  const file = (filePath.split('/').at(-1) ?? '').replace('.css.ts', '')
  return file.toLowerCase() === name.toLowerCase() ? `sp-${file}` : `sp-${file}-${name}`
}

const known = new Map<string, string>()

/**
 * Returns the class name of a style for vanilla-extract. Animations have no name in the source, so their
 * class name is a hash.
 *
 * @throws if two styles would have the same class name, because apps could not style one of them alone.
 */
export function nameStyle({ hash, filePath, debugId }: StyleIdentity): string {
  if (debugId === undefined) return `_${hash}`
  const name = partClass(filePath, debugId)
  if ((known.get(name) ?? hash) !== hash) {
    throw new Error(
      `Two styles are named ${name}, so apps cannot style one alone. Rename one in ${filePath}.`,
    )
  }
  known.set(name, hash)
  return name
}
