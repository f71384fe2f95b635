import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { Carousel } from '@spadestik/ui/Carousel'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { PhaseTimeline } from '@spadestik/ui/PhaseTimeline'
import { from } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { useIntl } from 'react-intl'
import { useProjectPhases } from '../../api/vocabulary'
import { ArticleList } from './ArticleList'
import { SmallResource } from '../../resources/FailedPart'
import { CompanyRoles } from '../page/CompanyRoles'
import { messages } from '../ItemPage.messages'
import type { PageSection } from '../page/ItemSections'
import { pageImages } from '../facts/itemFiles'
import { timelinePhases } from '../facts/timelinePhases'
import { useCouncilFacts } from '../facts/useCouncilFacts'
import { useCriterionDefinitions } from '../facts/useCriterionDefinitions'
import { useProjectFacts } from '../facts/useProjectFacts'
import { RelatedProcurements } from './RelatedProcurements'

/** Returns the sections of a project's page, without empty ones (P01, P02, P03). */
export function useProjectSections(project: Schemas['Project']): PageSection[] {
  const { formatMessage } = useIntl()
  const view = useMediaQuery(from('sm')) ? 'table' : 'cards'
  const phases = useProjectPhases()
  const facts = useProjectFacts()(project)
  const council = useCouncilFacts()(project)
  const criteria = useCriterionDefinitions(project.criteria)
  const { id, name, procurements, companyRoles, articles } = project
  const images = pageImages(project.files)
  const title = (
    key: 'phases' | 'information' | 'council' | 'companies' | 'procurements' | 'images' | 'articles',
  ) => formatMessage(messages[key])
  return [
    {
      id: 'phases',
      title: title('phases'),
      isPlain: true,
      content: (
        <SmallResource resource={phases}>
          {(known) => (
            <PhaseTimeline
              label={title('phases')}
              phases={timelinePhases(known, project.phase.id, project.projectPhaseRecords)}
            />
          )}
        </SmallResource>
      ),
    },
    {
      id: 'information',
      title: title('information'),
      content: <DefinitionList items={[...facts, ...criteria]} />,
    },
    ...(council.length === 0
      ? []
      : [{ id: 'council', title: title('council'), content: <DefinitionList items={council} /> }]),
    {
      id: 'roles',
      title: title('companies'),
      isFlush: companyRoles.length > 0,
      content: (
        <CompanyRoles label={title('companies')} item={{ type: 'project', id, name }} roles={companyRoles} />
      ),
    },
    ...(procurements.length === 0
      ? []
      : [
          {
            id: 'procurements',
            title: title('procurements'),
            note: procurements.length,
            isFlush: view === 'table',
            isBare: view === 'cards',
            content: <RelatedProcurements procurements={procurements} view={view} />,
          },
        ]),
    ...(images.length === 0
      ? []
      : [
          {
            id: 'images',
            title: title('images'),
            content: (
              <Carousel
                label={title('images')}
                images={images}
                perView={images.length > 2 ? 3 : 1}
                intervalMs={limits.carouselIntervalMs}
              />
            ),
          },
        ]),
    { id: 'articles', title: title('articles'), content: <ArticleList articles={articles} /> },
  ]
}
