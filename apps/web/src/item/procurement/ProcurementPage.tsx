import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'
import { lazyPart, optionalPart } from '../../loading/lazyPart'
import { paths } from '../../routing/paths'
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
import { useProcurementSections } from './useProcurementSections'

const OriginalTexts = lazyPart(async () => (await import('./OriginalTexts')).OriginalTexts)
const RelatedProject = optionalPart(async () => (await import('./RelatedProject')).RelatedProject)

function ProcurementContent(props: { procurement: Schemas['Procurement']; news: ReactNode }) {
  const { news } = props
  const { original } = props.procurement
  const [isOriginal, setOriginal] = useState(false)
  const procurement = { ...props.procurement, ...(isOriginal ? original : null) }
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
          language={
            original && (
              <Suspense>
                <OriginalTexts language={original.language} isShown={isOriginal} onChange={setOriginal} />
              </Suspense>
            )
          }
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
      {procurement.project.id !== 0 && (
        <Suspense>
          <RelatedProject id={procurement.project.id} />
        </Suspense>
      )}
    </>
  )
}

/** The page of a procurement (Q01, Q02, Q03). */
export function ProcurementPage() {
  const id = useIdParam()
  const location = useLocation()
  const procurement = useProcurement(id)
  const phases = useProcurementPhases()
  return (
    <ItemPageFrame
      type="procurement"
      resource={procurement}
      isWaiting={phases.isLoading}
      nameOf={({ name }) => name}
      side={(one) => <ProcurementSide procurement={one} />}
    >
      {(one, news) =>
        // The tender at this address was joined to another one.
        one.id === id ? (
          <ProcurementContent key={id} procurement={one} news={news} />
        ) : (
          <Navigate to={{ ...location, pathname: paths.procurement(one.id) }} replace />
        )
      }
    </ItemPageFrame>
  )
}
