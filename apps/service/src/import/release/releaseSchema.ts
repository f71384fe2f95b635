import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'

export interface ReleaseFault {
  /**
   * The path of the property, such as `tender/value/currency`. Empty if the fault concerns the whole release.
   */
  readonly property: string
  readonly message: string
}

const text = { type: ['string', 'null'] }
const time = { type: ['string', 'null'], format: 'date-time' }
const number = { type: ['number', 'null'] }
const object = (properties: object) => ({ type: ['object', 'null'], properties })
const list = (items: object) => ({ type: ['array', 'null'], items })
const texts = { type: ['array', 'null'], items: { type: 'string' } }

const organization = { id: text, name: text }
const value = object({
  amount: number,
  currency: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^[A-Z]{3}$' }] },
})
const period = object({ startDate: time, endDate: time, durationInDays: { type: ['integer', 'null'] } })
const classification = object({ scheme: text, id: text })

/**
 * The Open Contracting Data Standard 1.1, reduced to the properties that the import reads. Other properties
 * are stored unchecked.
 */
const schema = {
  type: 'object',
  required: ['ocid', 'id', 'date', 'tag'],
  properties: {
    ocid: { type: 'string', minLength: 1 },
    id: { type: 'string', minLength: 1 },
    date: { type: 'string', format: 'date-time' },
    tag: { type: 'array', minItems: 1, items: { type: 'string' } },
    language: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^[a-z]{2}$' }] },
    buyer: object(organization),
    parties: list(
      object({
        ...organization,
        roles: texts,
        identifier: object({ scheme: text, id: text }),
        address: object({
          streetAddress: text,
          locality: text,
          postalCode: text,
          region: text,
          countryName: text,
        }),
      }),
    ),
    tender: object({
      title: text,
      description: text,
      status: text,
      mainProcurementCategory: text,
      procurementMethod: text,
      procurementMethodDetails: text,
      value,
      tenderPeriod: period,
      enquiryPeriod: period,
      contractPeriod: period,
      documents: list(object({ documentType: text, url: text })),
      items: list(
        object({
          classification,
          additionalClassifications: list(classification),
          deliveryAddresses: list(object({ region: text })),
        }),
      ),
    }),
    awards: list(
      object({ title: text, status: text, date: time, value, suppliers: list(object(organization)) }),
    ),
    contracts: list(object({ status: text })),
    x_titles: {
      type: ['object', 'null'],
      propertyNames: { pattern: '^[a-z]{2}$' },
      additionalProperties: { type: 'string', minLength: 1 },
    },
  },
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
addFormats.default(ajv)
const validate = ajv.compile<OcdsRelease>(schema)

export function faultsOf(release: unknown): ReleaseFault[] {
  if (validate(release)) return []
  const faults = (validate.errors ?? []).map(({ instancePath, message = '', params, keyword }) => ({
    property: [instancePath.slice(1), keyword === 'required' ? String(params['missingProperty']) : '']
      .filter(Boolean)
      .join('/'),
    message: keyword === 'required' ? 'is missing' : message,
  }))
  // Validation reports one error per allowed type of a value. Keep one error per property.
  return [...new Map(faults.map((fault) => [fault.property, fault])).values()]
}
