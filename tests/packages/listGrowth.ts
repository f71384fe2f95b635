import before from './sizesBeforeRootProps.json'

/** In per cent. docs/component-packages.md must explain every larger growth. */
const limit = 2

export interface Growth {
  name: string
  /**
   * `before` is the size in bytes before all components began to accept `ref`, `className` and `style`. `now`
   * is the current size.
   */
  before: number
  now: number
  /** The growth in per cent of the earlier size. */
  percent: number
}

/**
 * Returns the components that have grown by more than `limit` since all components began to accept `ref`,
 * `className` and `style`, the largest growth first. Leaves out components that were added later.
 */
export function listGrowth(sizes: Readonly<Record<string, number>>): Growth[] {
  return Object.entries(before)
    .flatMap(([name, bytes]) => {
      const now = sizes[name] ?? 0
      return { name, before: bytes, now, percent: (100 * (now - bytes)) / bytes }
    })
    .filter(({ percent }) => percent > limit)
    .sort((one, other) => other.percent - one.percent)
}
