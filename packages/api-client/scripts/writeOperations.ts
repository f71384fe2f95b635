import type { Contract, ContractOperation, ContractParameter } from './Contract'

const methods = ['get', 'put', 'post', 'delete'] as const
const addedByTheClient = new Set(['languageId', 'domainId'])

function resolve(contract: Contract, parameter: ContractParameter | { $ref: string }): ContractParameter {
  if (!('$ref' in parameter)) return parameter
  const found = contract.components.parameters[parameter.$ref.replace('#/components/parameters/', '')]
  if (found) return found
  throw new Error(
    `The bundle refers to ${parameter.$ref}, which does not exist, so the parameters of an operation are unknown. ` +
      'Correct the $ref in openapi/paths.',
  )
}

function docstring({ summary, description }: ContractOperation): string {
  const lines = [`${summary}.`, ...(description ? ['', description] : [])]
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n')
}

function writeOperation(
  contract: Contract,
  path: string,
  method: string,
  operation: ContractOperation,
): string {
  const id = operation.operationId
  const shared = contract.paths[path]?.parameters ?? []
  const parameters = [...shared, ...(operation.parameters ?? [])]
    .map((parameter) => resolve(contract, parameter))
    .filter(({ name }) => !addedByTheClient.has(name) || path.includes(`{${name}}`))
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter(
    (parameter) => parameter.in === 'query' && !addedByTheClient.has(parameter.name),
  )
  const queryIsRequired = inQuery.some(({ required }) => required)

  const parts = [
    ...(inPath.length > 0 ? [{ name: 'path', required: true }] : []),
    ...(inQuery.length > 0 ? [{ name: 'query', required: queryIsRequired }] : []),
    ...(operation.requestBody ? [{ name: 'body', required: true }] : []),
  ]
  const isRequired = parts.some(({ required }) => required)
  const params = parts
    .filter(({ name }) => name !== 'body')
    .map(({ name }) => `${name}: request${isRequired ? '' : '?'}.${name}`)
  const init = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(operation.requestBody ? ['body: request.body'] : []),
    '...options',
  ]
  const request = parts.length > 0 ? `, request${isRequired ? '' : '?'}: CallRequest<'${id}'>` : ''
  return [
    docstring(operation),
    `export function ${id}(client: ApiClient${request}, options?: CallOptions): Promise<CallResult<'${id}'>> {`,
    `  return client.${method.toUpperCase()}('${path}', { ${init.join(', ')} })`,
    '}',
  ].join('\n')
}

/** Whether only administrators may call the operations of a path. */
export const isForAdministrators = (path: string): boolean => path.startsWith('/admin/')

/** Whether an operation is about what leaves the app: keys, spreadsheets and webhooks. */
export const isOutside = (path: string): boolean => /^\/(?:api-keys|exports|webhooks)(?:\/|$)/.test(path)

/**
 * Returns the source of a module with one function per operation, in the order of the contract's paths.
 *
 * @param isIncluded whether the module has the operations of a path
 */
export function writeOperations(contract: Contract, isIncluded: (path: string) => boolean): string {
  const paths = Object.keys(contract.paths).filter((path) => isIncluded(path))
  const written = paths.flatMap((path) =>
    methods.flatMap((method) => {
      const operation = contract.paths[path]?.[method]
      return operation ? [writeOperation(contract, path, method, operation)] : []
    }),
  )
  const head = [
    '// Generated from openapi/bundle.json by scripts/generate.ts: change the contract instead, then run it.',
    "import type { ApiClient } from './createClient'",
    "import type { CallOptions, CallRequest } from './CallRequest'",
    "import type { CallResult } from './CallResult'",
  ].join('\n')
  return `${[head, ...written].join('\n\n')}\n`
}
