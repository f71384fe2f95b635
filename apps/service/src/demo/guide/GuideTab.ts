import type { LocalNames } from '../../reference/Names'

/**
 * A page of the demo user guide: a heading and paragraphs of HTML.
 *
 * @source specification 3
 */
export interface GuidePage {
  readonly titles: LocalNames
  readonly parts: readonly LocalNames[]
}

/**
 * A tab of the demo user guide.
 *
 * @source specification 3
 */
export interface GuideTab {
  readonly names: LocalNames
  readonly icon: string
  readonly pages: readonly GuidePage[]
}
