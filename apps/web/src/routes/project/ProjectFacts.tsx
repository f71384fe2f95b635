import { formatPeriod } from '@spadestik/domain/quarter'
import type { Schemas } from '@spadestik/api-client'
import { Card } from '@spadestik/ui/Card'
import { DefinitionList } from '@spadestik/ui/DefinitionList'
import { useIntl } from 'react-intl'
import { useFormats } from '../../app/useFormats'
import { messages } from '../../itemPage/ItemPage.messages'
import { useCriterionDefinitions } from '../../itemPage/useCriterionDefinitions'

/** The key figures, the place and the criteria of a project. */
export function ProjectFacts({ project }: { project: Schemas['Project'] }) {
  const { formatMessage } = useIntl()
  const { money, number } = useFormats()
  const { budget, buildingArea, numberOfUnits, floors, address, postalCode, city } = project
  const criteria = useCriterionDefinitions(project.criteria)
  const counted = (value: number | null) => (value === null ? null : number(value))
  const town = [postalCode, city].filter(Boolean).join(' ')
  return (
    <Card title={formatMessage(messages.information)} isTitleOutside>
      <DefinitionList
        items={[
          {
            id: 'sum',
            term: formatMessage(messages.sum),
            detail: budget === null ? null : money(budget, project.currency),
            isStrong: true,
          },
          {
            id: 'period',
            term: formatMessage(messages.period),
            detail: formatPeriod(project.buildingStart, project.buildingEnd),
          },
          {
            id: 'area',
            term: formatMessage(messages.buildingArea),
            detail:
              buildingArea === null ? null : formatMessage(messages.squareMetres, { area: buildingArea }),
          },
          { id: 'units', term: formatMessage(messages.units), detail: counted(numberOfUnits) },
          { id: 'floors', term: formatMessage(messages.floors), detail: counted(floors) },
          {
            id: 'address',
            term: formatMessage(messages.address),
            detail: [address, town].filter(Boolean).join(', ') || null,
          },
          ...criteria,
        ]}
      />
    </Card>
  )
}
