import type { Schemas } from '@spadestik/api-client'
import { listedAnnouncements } from '@spadestik/domain/announcements'
import { formatDate } from '@spadestik/domain/dates'
import { windowStatus } from '@spadestik/domain/deadlines'
import { PrintProcurement } from '@spadestik/ui/PrintProcurement'
import { useIntl } from 'react-intl'
import { messages } from '../item/ItemPage.messages'
import { itemMoment, tenderWindows } from '../item/facts/tenderWindows'
import { timelinePhases } from '../item/facts/timelinePhases'
import { useAnnouncementWords } from '../item/facts/useAnnouncementWords'
import { useCriterionDefinitions } from '../item/facts/useCriterionDefinitions'
import { useProcurementFacts } from '../item/facts/useProcurementFacts'
import { useRoleWords } from '../item/useRoleWords'
import { useWindowWords } from '../item/facts/useWindowWords'
import { usePrintedLots } from './usePrintedLots'
import { usePrintedWords } from './usePrintedWords'

interface PrintedProcurementProps {
  procurement: Schemas['Procurement']
  phases: readonly Schemas['ProcurementPhase'][]
  notes: readonly Schemas['Note'][]
  updates: readonly Schemas['Update'][]
  isOneOfSeveral: boolean
}

export function PrintedProcurement({
  procurement,
  phases,
  notes,
  updates,
  isOneOfSeveral,
}: PrintedProcurementProps) {
  const { formatMessage } = useIntl()
  const words = usePrintedWords()
  const printedLots = usePrintedLots()
  const roleWords = useRoleWords()
  const windowWords = useWindowWords()
  const announcementWords = useAnnouncementWords()
  const facts = useProcurementFacts()(procurement)
  const criteria = useCriterionDefinitions(procurement.criteria)
  const moment = itemMoment(procurement)
  const { id, name, summary, description, tenderText, liable, provider, euNr } = procurement
  return (
    <PrintProcurement
      {...words.frame({ type: 'procurement', id, updated: procurement.lastUpdateDate, notes })}
      isOneOfSeveral={isOneOfSeveral}
      name={name}
      lead={summary}
      isInPreparation={procurement.inProgress}
      phases={timelinePhases(phases, procurement.phase.id, procurement.procurementPhaseRecords)}
      facts={facts}
      dates={tenderWindows(procurement).map((window) => {
        const isPast = windowStatus(window, moment).state === 'over'
        return { ...windowWords(window), isPast, status: isPast && formatMessage(messages.windowOver) }
      })}
      description={description}
      criteria={criteria}
      roles={words.roles(procurement.companyRoles)}
      winners={(procurement.winners ?? []).map((role) => ({
        id: role.id,
        company: role.companyName,
        role: roleWords(role),
        date: formatDate(role.added),
      }))}
      announcements={listedAnnouncements(procurement.announcements ?? []).map((one) =>
        announcementWords(one),
      )}
      authority={[
        { id: 'liable', term: formatMessage(messages.liable), detail: liable },
        { id: 'provider', term: formatMessage(messages.provider), detail: provider },
        { id: 'euNr', term: formatMessage(messages.euNr), detail: euNr },
      ].filter(({ detail }) => detail !== null)}
      tenderText={tenderText}
      lots={printedLots(procurement.lots)}
      updates={words.updates(updates)}
    />
  )
}
