import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { bundle, contractOperations, resolvePart } from './fixtures/bundle'
import { expectedOperations } from './fixtures/expectedOperations'

const byId = new Map(contractOperations.map((operation) => [operation.operationId, operation]))

function statusesOf(operationId: string): number[] {
  return Object.keys(byId.get(operationId)?.responses ?? {}).map(Number)
}

test.each(expectedOperations)('[Z01] %s %s is described as %s', (method, path, operationId) => {
  expect(byId.get(operationId)).toMatchObject({ method, path })
})

test('[Z01] only the 84 operations and the operations tagged as extensions are described', () => {
  expect(expectedOperations).toHaveLength(84)
  const asked = contractOperations.filter(({ tags }) => !tags.includes('Extension'))
  expect(asked.map(({ operationId }) => operationId).sort()).toEqual(
    expectedOperations.map(([, , operationId]) => operationId).sort(),
  )
})

test('[E02] every schema file is part of the contract', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../openapi/components/schemas'))
  expect(Object.keys(bundle.components.schemas).sort()).toEqual(
    files.map((file) => file.replace('.yaml', '')).sort(),
  )
})

test.each(contractOperations)(
  '[Z02] $operationId requires languageId and domainId in the query',
  ({ parameters }) => {
    for (const name of ['languageId', 'domainId']) {
      expect(parameters).toContainEqual(expect.objectContaining({ name, in: 'query', required: true }))
    }
  },
)

test.each(contractOperations)(
  '[Z02] $operationId describes every parameter of its path',
  ({ path, parameters }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named)
  },
)

const isPublic = new Set([
  'createSession',
  'impersonateUser',
  'getTranslations',
  'requestPasswordReset',
  'resetPassword',
  'activateUser',
  'bookDemo',
  'createLimitedAccess',
  'resendLimitedAccessCode',
  'authenticateLimitedAccess',
  'getCompanyLogo',
  'beginCompanySignIn',
  'finishCompanySignIn',
])

test.each(contractOperations)(
  '[Z03] $operationId lists the statuses that concern the session',
  (operation) => {
    const sessionStatuses = [401, 481, 482, 498]
    const named = sessionStatuses.filter((status) => statusesOf(operation.operationId).includes(status))
    if (isPublic.has(operation.operationId)) {
      expect(operation.security).toEqual([])
      expect(named).not.toContain(481)
    } else {
      // Some are open to a key of a program too. Without `security` there is the session alone.
      expect(operation.security ?? [{ bearer: [] }]).toContainEqual({ bearer: [] })
      expect(named).toEqual(sessionStatuses)
    }
  },
)

test.each(contractOperations)(
  '[Z03] $operationId can answer 400, 500 and, where it takes a body, 413',
  (operation) => {
    const statuses = statusesOf(operation.operationId)
    expect(statuses).toEqual(expect.arrayContaining([400, 500]))
    expect(statuses.includes(413)).toBe(operation.requestBody !== undefined)
  },
)

test.each([
  ['getProject', [404, 480]],
  ['getProjectUpdates', [404, 480]],
  ['createSession', [200, 401]],
  ['createLimitedAccess', [204, 403, 409]],
  ['resendLimitedAccessCode', [200, 400, 404]],
  ['authenticateLimitedAccess', [200, 400, 401, 404]],
  ['resetPassword', [204, 498]],
  ['activateUser', [204, 498]],
] as const)('[Z03] %s can answer %j', (operationId, statuses) => {
  expect(statusesOf(operationId)).toEqual(expect.arrayContaining([...statuses]))
})

test('[Z03] only operations that cost a view can answer 480', () => {
  const runningOut = contractOperations.filter(({ responses }) => '480' in responses)
  expect(runningOut.map(({ operationId }) => operationId)).toEqual(['getProject', 'getProjectUpdates'])
})

const failures = Object.keys(bundle.components.responses)
test.each(failures)('[Z03] the response %s has a problem schema with the same name', (name) => {
  expect(resolvePart({ $ref: `#/components/responses/${name}` }).content).toEqual({
    'application/problem+json': { schema: { $ref: `#/components/schemas/${name}Problem` } },
  })
})

test('[B01] the cleanup, a GET that changes data, forbids caching', () => {
  expect(byId.get('cleanUpHiddenItems')?.responses['200']).toMatchObject({
    headers: { 'Cache-Control': { $ref: '#/components/headers/noStore' } },
  })
  expect(bundle.components.headers.noStore?.schema).toMatchObject({ const: 'no-store' })
})
