import type { LocalNames } from '../../reference/Names'

/** A page of the demo user guide: a heading and paragraphs of HTML. */
export interface GuidePage {
  readonly titles: LocalNames
  readonly parts: readonly LocalNames[]
}

/** A tab of the demo user guide. */
export interface GuideTab {
  readonly names: LocalNames
  readonly icon: string
  readonly pages: readonly GuidePage[]
}
