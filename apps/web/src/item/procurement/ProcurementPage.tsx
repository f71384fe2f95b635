import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useIdParam } from '../../routing/useIdParam'
import { useProcurement } from '../../api/items'
import { useProcurementPhases } from '../../api/vocabulary'
import { ItemHead } from '../page/ItemHead'
import { messages } from '../ItemPage.messages'
import { ItemPageFrame } from '../page/ItemPageFrame'
import { ItemSections } from '../page/ItemSections'
import { SideActions } from '../page/SideActions'
import { UpdatesCard } from '../page/UpdatesCard'
import { useProcurementStrip } from '../facts/useItemFacts'
import { NotesCard } from '../notes/NotesCard'
import { useCaller } from '../../session/SessionContext'
import { RelatedProject } from './RelatedProject'
import { useProcurementSections } from './useProcurementSections'

function ProcurementContent({ procurement, news }: { procurement: Schemas['Procurement']; news: ReactNode }) {
  const sections = useProcurementSections(procurement)
  const facts = useProcurementStrip(procurement)
  const { id, name } = procurement
  return (
    <ItemSections
      facts={facts}
      sections={sections}
      head={(strip) => (
        <ItemHead
          item={{ type: 'procurement', id, name }}
          strip={strip}
          news={news}
          updated={procurement.lastUpdateDate}
          lead={procurement.summary}
          leadId="summary"
          isInPreparation={procurement.inProgress}
        />
      )}
    />
  )
}

function ProcurementSide({ procurement }: { procurement: Schemas['Procurement'] }) {
  const { formatMessage } = useIntl()
  const canFollow = may(useCaller(), 'followUpdate')
  const { id, name, procurementUpdates } = procurement
  const item = { type: 'procurement', id, name } as const
  const history = (procurementUpdates ?? []).map(({ date, type, text }, place) => ({
    // These announcements (notices such as corrections) have no id. Use their positions as ids, because the
    // order of the announcements never changes.
    id: `announced ${place}`,
    day: date,
    text,
    kind: formatMessage(messages[type]),
    href: canFollow ? '#announcements' : undefined,
  }))
  return (
    <>
      <SideActions item={item} />
      <UpdatesCard item={item} history={history} />
      <NotesCard item={item} />
      <RelatedProject id={procurement.project.id} />
    </>
  )
}

/** The page of a procurement (Q01, Q02, Q03). */
export function ProcurementPage() {
  const procurement = useProcurement(useIdParam())
  const phases = useProcurementPhases()
  return (
    <ItemPageFrame
      type="procurement"
      resource={procurement}
      isWaiting={phases.isLoading}
      nameOf={({ name }) => name}
      side={(one) => <ProcurementSide procurement={one} />}
    >
      {(one, news) => <ProcurementContent key={one.id} procurement={one} news={news} />}
    </ItemPageFrame>
  )
}
