import before from './sizesBeforeRootProps.json'

/** The growth in per cent from which docs/component-packages.md has to explain it. */
const limit = 2

/** A component that is larger than it was. */
export interface Growth {
  name: string
  /** The sizes in bytes. */
  before: number
  now: number
  /** The difference in per cent of the size before. */
  percent: number
}

/**
 * Returns the components that are over two per cent larger than before they had `ref`, `className` and
 * `style`, the largest growth first. Components that are newer than that are left out.
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
