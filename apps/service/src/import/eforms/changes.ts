import type { Notice } from './Notice'
import { ownText } from './Notice'
import { all, textAt, textsAt } from './paths'

/** What a notice says of an earlier one that it changes. */
export interface Change {
  readonly isChange: boolean
  readonly isCancelled: boolean
  /** The notices that this one replaces, as it names them. */
  readonly replaces: readonly string[]
  /** What has changed and why, in the language of the notice. */
  readonly text: string | null
}

/** The reason by which a purchase ends. An intention to cancel (`cancel-intent`) ends nothing yet. */
const cancelled = 'cancel'

/** Reads what a notice changes. A changed notice is complete, so it replaces the former one. */
export function changeIn(notice: Notice): Change {
  const parts = ['efac:Changes', 'efac:ContractModification'].flatMap((path) =>
    notice.extension === undefined ? [] : all(notice.extension, path),
  )
  const changes = parts.filter(({ name }) => name === 'efac:Changes')
  const texts = parts.flatMap((part) => [
    ...all(part, 'efac:ChangeReason').map((reason) => ownText(notice, reason, 'efbc:ReasonDescription')),
    ...all(part, 'efac:Change').map((change) => ownText(notice, change, 'efbc:ChangeDescription')),
  ])
  return {
    isChange: changes.length > 0,
    isCancelled: changes.some((change) =>
      all(change, 'efac:ChangeReason').some((reason) => textAt(reason, 'cbc:ReasonCode') === cancelled),
    ),
    replaces: changes.flatMap((change) => textsAt(change, 'efbc:ChangedNoticeIdentifier')),
    text: [...new Set(texts.filter((text) => text !== null))].join(' · ') || null,
  }
}
