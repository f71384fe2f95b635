import before from './sizesBeforeRootProps.json'

/** If a component grows by more than this percentage, docs/component-packages.md must explain why. */
const limit = 2

/** A component that has grown. */
export interface Growth {
  name: string
  /**
   * The size in bytes before all components began to accept `ref`, `className` and `style`. `now` is the
   * current size.
   */
  before: number
  now: number
  /** The growth in per cent of the earlier size. */
  percent: number
}

/**
 * Returns the components that have grown by more than two per cent since all components began to accept `ref`,
 * `className` and `style`. The largest growth is first. Components that were added later are left out.
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
