/** What vanilla-extract says about a style, so that the caller can choose the name of its class. */
interface StyleIdentity {
  /** A text that differs between any two styles. */
  hash: string
  filePath: string
  /** The name that the source gives to the style. By convention, it is the name of its export. */
  debugId?: string
}

/**
 * Returns the class name of a part, such as `sp-Carousel-track`. Apps may use it, so it contains no hash. A
 * style with the same name as its file gets no second name: `sp-Carousel`.
 */
export function partClass(filePath: string, name: string): string {
  const file = (filePath.split('/').at(-1) ?? '').replace('.css.ts', '')
  return file.toLowerCase() === name.toLowerCase() ? `sp-${file}` : `sp-${file}-${name}`
}

const known = new Map<string, string>()

/**
 * Names the styles for vanilla-extract. Animations have no name in the source, so they keep their hash. Fails
 * if two styles have one name, because each would have the styles of both.
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
