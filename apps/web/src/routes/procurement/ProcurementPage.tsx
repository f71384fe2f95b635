import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { useIntl } from 'react-intl'
import { useIdParam } from '../../app/useIdParam'
import { useProcurement } from '../../data/useProcurement'
import { useProcurementPhases } from '../../data/useProcurementPhases'
import { ItemHead } from '../../itemPage/ItemHead'
import { messages } from '../../itemPage/ItemPage.messages'
import { ItemPageFrame } from '../../itemPage/ItemPageFrame'
import { ItemSections } from '../../itemPage/ItemSections'
import { SideActions } from '../../itemPage/SideActions'
import { UpdatesCard } from '../../itemPage/UpdatesCard'
import { useProcurementStrip } from '../../itemPage/useItemFacts'
import { NotesCard } from '../../notes/NotesCard'
import { useCaller } from '../../session/SessionContext'
import { RelatedProject } from './RelatedProject'
import { useProcurementSections } from './useProcurementSections'

function ProcurementContent({ procurement }: { procurement: Schemas['Procurement'] }) {
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
    // What was announced has no id of its own here; its place among the others never changes.
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

/** One procurement with everything that is known of it. @source specification 2 (Procurement page) */
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
      {(one) => <ProcurementContent key={one.id} procurement={one} />}
    </ItemPageFrame>
  )
}
