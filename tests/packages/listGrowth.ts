import before from './sizesBeforeRootProps.json'

/**
 * The growth in per cent up to which no explanation is needed. docs/component-packages.md must explain every
 * larger growth.
 */
const limit = 2

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
 * Returns the components that have grown by more than `limit` per cent, the largest growth first.
 * `sizesBeforeRootProps.json` contains the earlier sizes. Components that are missing from that file are left
 * out.
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
