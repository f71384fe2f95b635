import { describe, expectTypeOf, test } from 'vitest'

import type { ApiClient } from './createClient'
import type { CallRequest } from './CallRequest'
import type { ResponseBody } from './CallResult'
import * as operations from './operations.gen'
import type { ApiProblem } from './problem'
import type { components } from './schema.gen'
import type { Schemas } from './Schemas'
import { unwrap, unwrapWithHeaders } from './unwrap'

// Accepts code that only the compiler checks: `check` is never called.
function compiles(check: (client: ApiClient) => void): typeof check {
  return check
}

describe('requests', () => {
  test('[G02] a caller passes neither language nor domain', () => {
    expectTypeOf<CallRequest<'searchProjects'>>().toEqualTypeOf<
      {
        query?: Omit<
          {
            index?: number
            limit?: number
            orderBy?: Schemas['SearchOrder']
            ascending?: boolean
            unseen?: boolean
            facet?: components['parameters']['facet']
            facetTypeId?: Schemas['Id']
          },
          'languageId' | 'domainId'
        >
      } & { body: Schemas['ProjectSearch'] }
    >()
    expectTypeOf<CallRequest<'getTranslations'>>().toEqualTypeOf<{
      path: { languageId: Schemas['LanguageId'] }
    }>()
  })

  test('[G02] required parts cannot be left out', () => {
    compiles((client) => {
      // @ts-expect-error the id of the project is missing
      operations.getProject(client)
      // @ts-expect-error the id is a number
      operations.getProject(client, { path: { id: '48213' } })
      // @ts-expect-error the body is missing
      operations.createList(client, {})
      const list = { name: 'Skoler', projects: [], procurements: [], companies: [], paUserIds: [1] }
      operations.createList(client, { body: list })
      // @ts-expect-error an updated list needs an id
      operations.updateList(client, { body: list })
      // @ts-expect-error the term is missing
      operations.autocompleteCompanies(client, { query: { limit: 5 } })
    })
  })

  test('[G02] misspelt and invalid parts are refused', () => {
    compiles((client) => {
      // @ts-expect-error the filter is minBudget
      operations.searchProjects(client, { body: { minBuget: 1 } })
      // @ts-expect-error there is no such order
      operations.searchProjects(client, { query: { orderBy: 'contractSum' }, body: {} })
      // @ts-expect-error a project agent is no company search
      operations.searchCompanies(client, { body: { type: 'project' } })
      // @ts-expect-error mail time is daily, weekly, always or never
      operations.createProjectAgent(client, { body: { name: 'Skoler', mailTime: 'hourly', paUserIds: [1] } })
      // @ts-expect-error languageId belongs to the client
      operations.searchProjects(client, { query: { languageId: 2 }, body: {} })
    })
  })

  test('[G02] an agent, list or note from a response can be sent back unchanged', () => {
    expectTypeOf<Schemas['ProjectAgent']>().toExtend<Schemas['ProjectSearch']>()
    expectTypeOf<Schemas['ProcurementAgent']>().toExtend<Schemas['ProcurementSearch']>()
    expectTypeOf<Schemas['CompanyAgent']>().toExtend<Schemas['CompanySearch']>()
    expectTypeOf<Schemas['ProjectAgent']>().toExtend<Schemas['ProjectAgentDraft']>()
    expectTypeOf<Schemas['List']>().toExtend<Schemas['ListDraft']>()
    expectTypeOf<Schemas['Note']>().toExtend<Schemas['NoteDraft']>()
    expectTypeOf<Schemas['HiddenItem']>().toExtend<Schemas['HiddenItemDraft']>()
    expectTypeOf<Schemas['ProjectAgent']>().not.toExtend<Schemas['CompanyAgentDraft']>()
  })
})

describe('answers', () => {
  test('[G02] unwrap returns the entity of the contract', () => {
    compiles(async (client) => {
      expectTypeOf(await unwrap(operations.getProject(client, { path: { id: 1 } }))).toEqualTypeOf<
        Schemas['Project']
      >()
      expectTypeOf(await unwrap(operations.getLists(client))).toEqualTypeOf<Schemas['List'][]>()
      const { data, headers } = await unwrapWithHeaders(
        operations.createSession(client, { body: { username: 'a', password: 'b' } }),
      )
      expectTypeOf(data).toEqualTypeOf<Schemas['User']>()
      expectTypeOf(headers).toEqualTypeOf<Headers>()
    })
  })

  test('[G02] a response without a body is undefined, and a created entity is returned', () => {
    expectTypeOf<ResponseBody<'deleteList'>>().toEqualTypeOf<undefined>()
    expectTypeOf<ResponseBody<'resendLimitedAccessCode'>>().toEqualTypeOf<undefined>()
    expectTypeOf<ResponseBody<'createNote'>>().toEqualTypeOf<Schemas['Note']>()
    expectTypeOf<ResponseBody<'hasSentTip'>>().toEqualTypeOf<boolean>()
    expectTypeOf<ResponseBody<'authenticateLimitedAccess'>>().toEqualTypeOf<string>()
  })

  test('[K02] paid details can be null', () => {
    expectTypeOf<Schemas['Procurement']['offers']>().toEqualTypeOf<Schemas['OffersWindow'] | null>()
    expectTypeOf<Schemas['Procurement']['liable']>().toEqualTypeOf<string | null>()
    expectTypeOf<Schemas['Procurement']['winners']>().toEqualTypeOf<Schemas['CompanyRole'][] | null>()
    expectTypeOf<Schemas['ProcurementSummary']['nextDeadline']>().toEqualTypeOf<string | null>()
  })

  test('[E02] an agent in a response has all its filters', () => {
    expectTypeOf<Schemas['ProjectAgent']['minBudget']>().toEqualTypeOf<number | null>()
    expectTypeOf<Schemas['ProjectAgent']['allowUnspecifiedBudget']>().toEqualTypeOf<boolean>()
    expectTypeOf<Schemas['ProjectCriteria']['allowUnspecifiedBudget']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<Schemas['ProjectAgent']['type']>().toEqualTypeOf<'project'>()
  })

  test('[Z03] problems are distinguished by kind', () => {
    expectTypeOf<ApiProblem['kind']>().toEqualTypeOf<Schemas['Problem']['kind'] | 'unexpected' | 'network'>()
    expectTypeOf<Schemas['AccessRunOutProblem']['status']>().toEqualTypeOf<480 & number>()
  })
})
