import type { Schemas } from '@spadestik/api-client'
import { hasPaidProduct } from '@spadestik/domain/access'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { useIntl } from 'react-intl'
import { Frame } from '../../app/Frame'
import { NotFound } from '../../app/NotFound'
import { ProblemView } from '../../app/ProblemView'
import { prose } from '../../app/text.css'
import { useIdParam } from '../../app/useIdParam'
import { useProcurement } from '../../data/useProcurement'
import { useProcurementPhases } from '../../data/useProcurementPhases'
import { ItemHead } from '../../itemPage/ItemHead'
import * as css from '../../itemPage/ItemPage.css'
import { messages } from '../../itemPage/ItemPage.messages'
import { SideActions } from '../../itemPage/SideActions'
import { ItemPageSkeleton } from '../../itemPage/ItemPageSkeleton'
import { ItemTimeline } from '../../itemPage/ItemTimeline'
import { RolesTable } from '../../itemPage/RolesTable'
import { useItemActions } from '../../items/ItemActionsContext'
import { useCaller } from '../../session/SessionContext'
import { Announcements } from './Announcements'
import { ImportantDates } from './ImportantDates'
import { ProcurementFacts } from './ProcurementFacts'
import { Winners } from './Winners'

function TextBlock({ title, text }: { title: string; text: string | null }) {
  if (text === null || text === '') return null
  return (
    <Card title={title} isTitleOutside>
      <p className={prose}>{text}</p>
    </Card>
  )
}

function ProcurementContent({ procurement }: { procurement: Schemas['Procurement'] }) {
  const { formatMessage } = useIntl()
  const { data: phases = [] } = useProcurementPhases()
  const { openPaywall } = useItemActions()
  const isLocked = !hasPaidProduct(useCaller())
  const { id, name, companyRoles, winners } = procurement
  return (
    <div className={css.blocks}>
      <ItemHead
        item={{ type: 'procurement', id, name }}
        updated={procurement.lastUpdateDate}
        lead={procurement.summary}
        isInPreparation={procurement.inProgress}
      />
      <ItemTimeline
        phases={phases}
        currentId={procurement.phase.id}
        records={procurement.procurementPhaseRecords}
      />
      {isLocked && (
        <Alert
          tone="pay"
          actions={
            <Button size="small" onPress={openPaywall}>
              {formatMessage(messages.seeProducts)}
            </Button>
          }
        >
          {formatMessage(messages.paywall)}
        </Alert>
      )}
      <ImportantDates procurement={procurement} />
      <ProcurementFacts procurement={procurement} />
      <TextBlock title={formatMessage(messages.description)} text={procurement.description} />
      <TextBlock title={formatMessage(messages.tenderText)} text={procurement.tenderText} />
      {winners !== null && <Winners winners={winners} />}
      {companyRoles.length > 0 && (
        <Card title={formatMessage(messages.companies)} isTitleOutside isFlush>
          <RolesTable label={formatMessage(messages.companies)} roles={companyRoles} />
        </Card>
      )}
    </div>
  )
}

/** One procurement with everything that is known of it. */
export function ProcurementPage() {
  const { formatMessage } = useIntl()
  const id = useIdParam()
  const { data: procurement, error, mutate } = useProcurement(id)
  if (id === null) return <NotFound />
  if (error !== undefined) {
    return (
      <Frame title="" width="page">
        <ProblemView problem={error} onRetry={() => mutate()} />
      </Frame>
    )
  }
  return (
    <Frame
      title={procurement?.name ?? formatMessage(messages.loading)}
      width="page"
      side={
        procurement && (
          <div className={css.side}>
            <SideActions item={{ type: 'procurement', id, name: procurement.name }} />
            {procurement.announcements !== null && (
              <Announcements announcements={procurement.announcements} />
            )}
          </div>
        )
      }
    >
      {procurement === undefined ? <ItemPageSkeleton /> : <ProcurementContent procurement={procurement} />}
    </Frame>
  )
}
