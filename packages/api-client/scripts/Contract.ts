import type { ExampleSchema } from './exampleOf'

/** The parts of a parameter in the bundled OpenAPI contract that the generator uses. */
export interface ContractParameter {
  name: string
  in: string
  required?: boolean
}

/** The parts of a response in the bundled OpenAPI contract that the generator uses. */
export interface ContractAnswer {
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: ExampleSchema }>
}

/** The parts of an operation in the bundled OpenAPI contract that the generator uses. */
export interface ContractOperation {
  operationId: string
  summary: string
  description?: string
  parameters?: (ContractParameter | { $ref: string })[]
  requestBody?: object
  responses: Record<string, ContractAnswer | { $ref: string }>
}

/** The parts of the bundled OpenAPI contract that the generator uses. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation> & { parameters?: ContractOperation['parameters'] }>
  components: {
    parameters: Record<string, ContractParameter>
    headers: Record<string, { example: string }>
    schemas: Record<string, ExampleSchema>
  }
}
