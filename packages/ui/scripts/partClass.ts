interface StyleIdentity {
  /** Different for every style. */
  hash: string
  filePath: string
  /** The name that the source gives to the style. By convention, it is the name of its export. */
  debugId?: string
}

/**
 * Returns the class name of a part, such as `sp-Carousel-track`. It contains no hash, so that apps can use
 * it. A style with the name of its file gets no second part, as in `sp-Carousel`.
 */
export function partClass(filePath: string, name: string): string {
  const file = (filePath.split('/').at(-1) ?? '').replace('.css.ts', '')
  return file.toLowerCase() === name.toLowerCase() ? `sp-${file}` : `sp-${file}-${name}`
}

const known = new Map<string, string>()

/**
 * Returns the class name of a style, for vanilla-extract. Animations have no name in the source, so they get
 * a hash. Throws if two styles would have the same class name, because apps could not style one of them
 * alone.
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
