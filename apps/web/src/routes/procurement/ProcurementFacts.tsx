import type { Schemas } from '@spadestik/api-client'
import { hasPaidProduct } from '@spadestik/domain/access'
import { Card } from '@spadestik/ui/Card'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { Link } from '@spadestik/ui/Link'
import { Paywalled } from '@spadestik/ui/Paywalled'
import { useIntl } from 'react-intl'
import { paths } from '../../app/paths'
import { useFormats } from '../../app/useFormats'
import { useProject } from '../../data/useProject'
import { messages } from '../../itemPage/ItemPage.messages'
import { useCriterionDefinitions } from '../../itemPage/useCriterionDefinitions'
import { useItemActions } from '../../items/ItemActionsContext'
import { useCaller } from '../../session/SessionContext'

/** The project that a procurement belongs to; none where it has none, or where it cannot be loaded. */
function RelatedProject({ id }: { id: number }) {
  const { data: project } = useProject(id === 0 ? null : id)
  if (project === undefined) return null
  return <Link href={paths.project(project.id)}>{project.name}</Link>
}

/** The key facts and the criteria of a procurement. */
export function ProcurementFacts({ procurement }: { procurement: Schemas['Procurement'] }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { openPaywall } = useItemActions()
  const isLocked = !hasPaidProduct(useCaller())
  const criteria = useCriterionDefinitions(procurement.criteria)
  const { budget, currency, procurementType, liable, provider, euNr, project } = procurement
  const paid = (value: string | null, placeholder: string) =>
    isLocked || value !== null ? (
      <Paywalled isLocked={isLocked} placeholder={placeholder} onPress={openPaywall}>
        {value}
      </Paywalled>
    ) : null
  return (
    <Card title={formatMessage(messages.information)} isTitleOutside>
      <DefinitionList
        items={[
          {
            id: 'budget',
            term: formatMessage(messages.budget),
            detail: budget === null ? null : money(budget, currency),
            isStrong: true,
          },
          { id: 'type', term: formatMessage(messages.type), detail: procurementType?.name ?? null },
          { id: 'liable', term: formatMessage(messages.liable), detail: paid(liable, 'Xxxxxx Xxxxxxx') },
          { id: 'provider', term: formatMessage(messages.provider), detail: provider },
          { id: 'euNr', term: formatMessage(messages.euNr), detail: paid(euNr, '0000/S 000-000000') },
          {
            id: 'project',
            term: formatMessage(messages.project),
            detail: project.id === 0 ? null : <RelatedProject id={project.id} />,
          },
          ...criteria,
        ]}
      />
    </Card>
  )
}
