/** The names of the quotas, as the headers of responses and the metrics have them. */
export type QuotaName =
  | 'user-calls'
  | 'address-calls'
  | 'user-searches'
  | 'user-search-time'
  | 'company-searches'
  | 'company-search-time'
