import type { LocalNames } from '../../reference/Names'

/** Each part is a paragraph of HTML. */
export interface GuidePage {
  readonly titles: LocalNames
  readonly parts: readonly LocalNames[]
}

export interface GuideTab {
  readonly names: LocalNames
  readonly icon: string
  readonly pages: readonly GuidePage[]
}
