import { formatDate } from '@spadestik/domain/dates'
import type { HiddenSubject } from '@spadestik/domain/hiddenItems'
import { recentUpdates } from '@spadestik/domain/updates'
import { UpdateList } from '@spadestik/ui/UpdateList'
import { useIntl } from 'react-intl'
import { paths } from '../../routing/paths'
import { today } from '../../locale/today'
import { useUpdates } from '../../api/updates'
import * as css from './ItemDetails.css'
import { messages } from './ItemDetails.messages'
import { SmallResource } from '../../resources/FailedPart'

/** The updates (texts about changes) of an item from the last five days (S20). */
export function RecentUpdates({ item }: { item: HiddenSubject }) {
  const { formatMessage } = useIntl()
  const updates = useUpdates(item)
  return (
    <SmallResource resource={updates}>
      {(all) => {
        const recent = recentUpdates(all, today())
        if (recent.length === 0) return <p className={css.quiet}>{formatMessage(messages.noneRecent)}</p>
        return (
          <UpdateList
            label={formatMessage(messages.recent)}
            updates={recent.map(({ id, created, text, scrollId }) => ({
              id,
              date: formatDate(created),
              text,
              ...(scrollId !== null && { href: `${paths[item.type](item.id)}#${scrollId}` }),
            }))}
          />
        )
      }}
    </SmallResource>
  )
}
