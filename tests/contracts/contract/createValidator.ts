import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Contract } from './Contract'
import type { Schema } from './Schema'

/** Tells what is wrong with a value by a schema of the contract; nothing when it keeps its rules. */
export type Validate = (schema: Schema, value: unknown) => string[]

const withoutRequired = (key: string, value: unknown): unknown =>
  key === 'required' && Array.isArray(value) ? undefined : value

/**
 * Makes a validator of the schemas of a contract.
 *
 * @param options `isPartial` lets any property be left out: a pact names only what is read.
 */
export function createValidator({ components }: Contract, { isPartial }: { isPartial: boolean }): Validate {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, validateFormats: true })
  formats.default(ajv)
  const read = (schema: object): object => {
    const text = isPartial ? JSON.stringify(schema, withoutRequired) : JSON.stringify(schema)
    return JSON.parse(text.replaceAll('"#/components/', '"contract#/components/'))
  }
  ajv.addSchema({ $id: 'contract', components: read({ schemas: components.schemas }) })
  return (schema, value) => {
    const validate = ajv.compile(read(schema))
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  }
}
