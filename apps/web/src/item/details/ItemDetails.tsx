import { may } from '@spadestik/domain/access'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCaller } from '../../session/SessionContext'
import type { NamedItem } from '../ItemActionsContext'
import * as css from './ItemDetails.css'
import { messages } from './ItemDetails.messages'
import { NotesPreview } from './NotesPreview'
import { RecentUpdates } from './RecentUpdates'
import { RelatedProcurements } from './RelatedProcurements'
import { RolesPreview } from './RolesPreview'

interface ItemDetailsProps {
  item: NamedItem
  reason?: ReactNode
  relatedCount?: number
}

function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
  )
}

/** The content of an expanded row of a result list. Its data is fetched when the row expands (S18). */
export function ItemDetails({ item, reason, relatedCount = 0 }: ItemDetailsProps) {
  const { formatMessage } = useIntl()
  const caller = useCaller()
  const { type, id } = item
  return (
    <div className={css.details}>
      {Boolean(reason) && <DetailPart title={formatMessage(messages.why)}>{reason}</DetailPart>}
      {type !== 'company' &&
        may(caller, type === 'project' ? 'readProjectUpdates' : 'readProcurementUpdates') && (
          <DetailPart title={formatMessage(messages.recent)}>
            <RecentUpdates item={{ type, id }} />
          </DetailPart>
        )}
      <DetailPart title={formatMessage(messages.notes)}>
        <NotesPreview item={item} />
      </DetailPart>
      {type === 'project' && relatedCount > 0 && (
        <DetailPart title={formatMessage(messages.procurements, { count: relatedCount })}>
          <RelatedProcurements projectId={id} />
        </DetailPart>
      )}
      {type === 'company' && relatedCount > 0 && (
        <DetailPart title={formatMessage(messages.roles, { count: relatedCount })}>
          <RolesPreview company={item} count={relatedCount} />
        </DetailPart>
      )}
    </div>
  )
}
