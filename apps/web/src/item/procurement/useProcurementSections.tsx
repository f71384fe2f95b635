import type { Schemas } from '@spadestik/api-client'
import { listedAnnouncements } from '@spadestik/domain/announcements'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { PhaseTimeline } from '@spadestik/ui/PhaseTimeline'
import { useIntl } from 'react-intl'
import { useProcurementPhases } from '../../api/vocabulary'
import { SmallResource } from '../../resources/FailedPart'
import { CompanyRoles } from '../page/CompanyRoles'
import { messages } from '../ItemPage.messages'
import type { PageSection } from '../page/ItemSections'
import { LongText } from '../page/LongText'
import { timelinePhases } from '../facts/timelinePhases'
import { useCriterionDefinitions } from '../facts/useCriterionDefinitions'
import { useProcurementFacts } from '../facts/useProcurementFacts'
import { LazyLots } from '../lots/LazyLots'
import { Announcements } from './Announcements'
import { Authority } from './Authority'
import { ImportantDates } from './ImportantDates'
import { PhasesAndPaywall } from './PhasesAndPaywall'
import { Winners } from './Winners'

type Title =
  | 'phases'
  | 'dates'
  | 'information'
  | 'description'
  | 'tenderText'
  | 'lots'
  | 'companies'
  | 'winners'
  | 'announcements'
  | 'liable'

function textSection(id: string, title: string, text: string | null): PageSection[] {
  return text === null || text.trim() === '' ? [] : [{ id, title, content: <LongText>{text}</LongText> }]
}

/** Returns the sections of a procurement's page (Q01, Q02, Q03). */
export function useProcurementSections(procurement: Schemas['Procurement']): PageSection[] {
  const { formatMessage } = useIntl()
  const phases = useProcurementPhases()
  const facts = useProcurementFacts()(procurement)
  const criteria = useCriterionDefinitions(procurement.criteria)
  const { id, name, companyRoles, winners, announcements, lots } = procurement
  const title = (key: Title) => formatMessage(messages[key])
  return [
    {
      id: 'phases',
      title: title('phases'),
      isPlain: true,
      content: (
        <PhasesAndPaywall>
          <SmallResource resource={phases}>
            {(known) => (
              <PhaseTimeline
                label={title('phases')}
                phases={timelinePhases(known, procurement.phase.id, procurement.procurementPhaseRecords)}
              />
            )}
          </SmallResource>
        </PhasesAndPaywall>
      ),
    },
    {
      id: 'dates',
      title: title('dates'),
      isBare: true,
      content: <ImportantDates procurement={procurement} />,
    },
    {
      id: 'information',
      title: title('information'),
      content: <DefinitionList items={[...facts, ...criteria]} />,
    },
    ...textSection('description', title('description'), procurement.description),
    ...textSection('tenderText', title('tenderText'), procurement.tenderText),
    ...(lots.length === 0
      ? []
      : [
          {
            id: 'lots',
            title: title('lots'),
            note: lots.length,
            isFlush: true,
            content: <LazyLots procurement={procurement} />,
          },
        ]),
    {
      id: 'roles',
      title: title('companies'),
      isFlush: companyRoles.length > 0,
      content: (
        <CompanyRoles
          label={title('companies')}
          item={{ type: 'procurement', id, name }}
          roles={companyRoles}
        />
      ),
    },
    {
      id: 'winners',
      title: title('winners'),
      note: winners?.length || undefined,
      content: <Winners procurement={procurement} />,
    },
    {
      id: 'announcements',
      title: title('announcements'),
      note: listedAnnouncements(announcements ?? []).length || undefined,
      content: <Announcements announcements={announcements} />,
    },
    { id: 'authority', title: title('liable'), content: <Authority procurement={procurement} /> },
  ]
}
