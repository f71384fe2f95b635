import type { Contract, ContractOperation } from './Contract'
import { exampleOf } from './exampleOf'

const methods = ['get', 'put', 'post', 'delete'] as const

function writeExample(
  { components }: Contract,
  path: string,
  method: string,
  operation: ContractOperation,
): string {
  const [status, answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? []
  if (status === undefined || answer === undefined || '$ref' in answer) {
    throw new Error(
      `${operation.operationId} has no success response, so it has no example. Describe one in openapi/paths.`,
    )
  }
  const { content, headers = {} } = answer
  const schema = content?.['application/json']?.schema
  const fields = [
    `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    `status: ${status}`,
    `headers: ${JSON.stringify(
      Object.fromEntries(
        Object.entries(headers).map(([name, { $ref }]) => [
          name,
          components.headers[$ref.replace('#/components/headers/', '')]?.example,
        ]),
      ),
    )}`,
    `body: ${schema === undefined ? 'undefined' : JSON.stringify(exampleOf(components.schemas, schema), null, 2)}`,
  ]
  return `  ${operation.operationId}: { ${fields.join(', ')} },`
}

export function writeExamples(contract: Contract): string {
  const written = Object.keys(contract.paths).flatMap((path) =>
    methods.flatMap((method) => {
      const operation = contract.paths[path]?.[method]
      return operation ? [writeExample(contract, path, method, operation)] : []
    }),
  )
  return [
    '// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.',
    "import type { ExampleResponses } from './ExampleResponses'",
    '',
    '/** The method, path and most complete example response of each operation. */',
    'export const exampleResponses: ExampleResponses = {',
    ...written,
    '}',
    '',
  ].join('\n')
}
