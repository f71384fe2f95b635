import type { ResponseDescription, Contract, Parameter } from './Contract'
import { methods } from './Contract'
import type { Schema } from './Schema'

/** An operation whose references are resolved. */
export interface Operation {
  id: string
  summary: string
  description: string
  tags: readonly string[]
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** With parameters in braces. */
  path: string
  /** Whether a request must send a bearer token. */
  needsToken: boolean
  /** The scopes that a key needs, or null if the operation is closed to keys. */
  scopes: readonly string[] | null
  parameters: readonly Parameter[]
  body: Schema | undefined
  answers: ReadonlyMap<number, ResponseDescription>
  success: number
}

/** Returns the part of a contract to which a reference points, or the part itself if it is no reference. */
export function follow<Part extends object>(contract: Contract, part: Part & { $ref?: string }): Part {
  if (part.$ref === undefined) return part
  const found = part.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], contract)
  if (typeof found === 'object' && found !== null) return follow(contract, found as Part & { $ref?: string })
  throw new Error(
    `${part.$ref} is not in the contract, so the reference cannot be resolved. Bundle the contract again.`,
  )
}

export function jsonOf(answer: ResponseDescription | undefined): Schema | undefined {
  return Object.values(answer?.content ?? {})[0]?.schema
}

export function operationsOf(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      const answers = new Map(
        Object.entries(operation.responses).map(([status, answer]) => [
          Number(status),
          follow(contract, answer),
        ]),
      )
      return [
        {
          id: operation.operationId,
          summary: operation.summary,
          description: operation.description ?? '',
          tags: operation.tags,
          method: method.toUpperCase() as Operation['method'],
          path,
          needsToken: operation.security?.length !== 0,
          scopes: operation.security?.find(({ key }) => key !== undefined)?.key ?? null,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
            follow(contract, parameter),
          ),
          body: operation.requestBody?.content['application/json']?.schema,
          answers,
          success: [...answers.keys()].find((status) => status < 300) ?? 0,
        },
      ]
    }),
  )
}
