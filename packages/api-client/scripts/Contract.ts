import type { ExampleSchema } from './exampleOf'

/** A parameter of the bundled contract, as far as the generator uses it. */
export interface ContractParameter {
  name: string
  in: string
  required?: boolean
}

/** A response of the bundled contract, as far as the generator uses it. */
export interface ContractAnswer {
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: ExampleSchema }>
}

/** An operation of the bundled contract, as far as the generator uses it. */
export interface ContractOperation {
  operationId: string
  summary: string
  description?: string
  parameters?: (ContractParameter | { $ref: string })[]
  requestBody?: object
  responses: Record<string, ContractAnswer | { $ref: string }>
}

/** The bundled contract, as far as the generator uses it. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation> & { parameters?: ContractOperation['parameters'] }>
  components: {
    parameters: Record<string, ContractParameter>
    headers: Record<string, { example: string }>
    schemas: Record<string, ExampleSchema>
  }
}
