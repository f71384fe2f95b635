import type { CompanyRecord } from './CompanyRecord'

/**
 * The fields of a company that are only shown and lie together in one column.
 *
 * @source specification 3
 */
export const companyDetailFields = [
  'description',
  'cvr',
  'address',
  'postalCode',
  'city',
  'phone',
  'mail',
  'link',
  'logo',
] as const

/** The details of a company. */
export type CompanyDetails = Pick<CompanyRecord, (typeof companyDetailFields)[number]>
