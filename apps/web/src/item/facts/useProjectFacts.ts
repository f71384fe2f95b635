import type { Schemas } from '@spadestik/api-client'
import { formatPeriod } from '@spadestik/domain/quarter'
import type { Definition } from '@spadestik/ui/DefinitionList'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/useFormats'
import { messages } from '../ItemPage.messages'

/** Returns a function that lists the key figures and the address of a project (P01). */
export function useProjectFacts() {
  const { formatMessage } = useIntl()
  const { money, number } = useFormats()
  const counted = (value: number | null) => (value === null ? null : number(value))
  return (project: Schemas['Project']): Definition[] => {
    const { budget, buildingArea, numberOfUnits, floors, address, postalCode, city } = project
    const town = [postalCode, city].filter(Boolean).join(' ')
    return [
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
        detail: buildingArea === null ? null : formatMessage(messages.squareMetres, { area: buildingArea }),
      },
      { id: 'units', term: formatMessage(messages.units), detail: counted(numberOfUnits) },
      { id: 'floors', term: formatMessage(messages.floors), detail: counted(floors) },
      {
        id: 'address',
        term: formatMessage(messages.address),
        detail: [address, town].filter(Boolean).join(', ') || null,
      },
    ]
  }
}
