import type { OperationId } from '@spadestik/api-client'
import { from } from '../interaction/from'
import { exactly, inOrder, named } from '../interaction/Reads'

/** A request with the value `readId`, whose response shows what this id refers to. */
export interface Target {
  readonly operation: OperationId
  readonly request: object
  readonly reads?: object
}

export const byId = { path: { id: from('readId') } }
export const isProject: Target = {
  operation: 'getProject',
  request: byId,
  reads: { name: named('projectName') },
}
export const isProcurement: Target = {
  operation: 'getProcurement',
  request: byId,
  reads: { name: named('procurementName') },
}
export const isCompany: Target = {
  operation: 'getCompany',
  request: byId,
  reads: { companyName: named('companyName') },
}
export const isContact: Target = {
  operation: 'getContact',
  request: byId,
  reads: { name: named('contactName') },
}
export const isList: Target = {
  operation: 'getListUpdates',
  request: byId,
  reads: { name: named('listName') },
}
export const isHidden: Target = { operation: 'deleteHiddenItem', request: byId }
export const hides = (userIsOnList: boolean): Target => ({
  operation: 'createHiddenItem',
  request: {
    body: { usersIds: [from('readId')], projectId: from('projectId'), procurementId: null },
  },
  reads: { usersIds: inOrder(true), userIsOnList: exactly(userIsOnList) },
})
export const isRole: Target = {
  operation: 'searchCompanies',
  request: {
    query: { index: 0, limit: 20, orderBy: 'updated' },
    body: { freeSearch: from('companiesWord'), roles: [from('readId')] },
  },
  reads: { items: inOrder({ companyName: named('firstName') }) },
}
